import Curriculum
package import Foundation

/// A new pack with one small exercise that passes the gate: `rings pack new`.
///
/// Authors start from something that works, and change it piece by piece.
package struct PackScaffold: Sendable {
  let identifier: String
  let languages: [String]

  /// A pack of this name in these languages.
  ///
  /// - Throws: `AuthoringError.badIdentifier`, `AuthoringError.unknownLanguage`.
  package init(identifier: String, languages: [String] = ["en"]) throws {
    guard identifier.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
      throw AuthoringError.badIdentifier(identifier)
    }
    for language in languages where language.wholeMatch(of: /[a-z]{2,3}/) == nil {
      throw AuthoringError.unknownLanguage(language)
    }
    guard languages.contains("en") else {
      throw AuthoringError.unknownLanguage(languages.joined(separator: ","))
    }
    self.identifier = identifier
    self.languages = languages
  }

  /// The pack's files, by path below its folder.
  package var files: [(path: String, contents: String)] {
    let exercise = "01-first-ring/01-greeting"
    return [
      ("pack.yml", packManifest),
      ("\(exercise)/exercise.yml", exerciseManifest),
      ("\(exercise)/Start/GreetingView.swift", GreetingTemplate.starter),
      ("\(exercise)/Checks/GreetingChecks.swift", GreetingTemplate.checks),
      ("\(exercise)/Probes/GreetingProbes.swift", GreetingTemplate.probes),
      ("\(exercise)/Wrong/no-name/GreetingView.swift", GreetingTemplate.withoutName),
      ("\(exercise)/Wrong/no-name/expect.yml", GreetingTemplate.withoutNameExpectation),
      ("\(exercise)/Wrong/small-print/GreetingView.swift", GreetingTemplate.smallPrint),
      ("\(exercise)/Wrong/small-print/expect.yml", GreetingTemplate.smallPrintExpectation),
      ("\(exercise)/Right/one-text/GreetingView.swift", GreetingTemplate.oneText),
      ("Solutions/\(exercise)/GreetingView.swift", GreetingTemplate.solution),
    ] + languages.map { ("\(exercise)/lesson.\($0).md", GreetingTemplate.lesson) }
      + languages.filter { $0 != "en" }.map {
        ("\(exercise)/checks.\($0).yml", GreetingTemplate.messages)
      }
  }

  /// Writes the pack into a new folder named after it; nothing that exists is touched.
  ///
  /// - Returns: The pack's folder.
  /// - Throws: `AuthoringError`.
  package func write(into parent: URL) throws -> URL {
    let folder = parent.appending(path: identifier, directoryHint: .isDirectory)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw AuthoringError.alreadyThere(folder.path)
    }
    for (path, contents) in files {
      let file = folder.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: file)
      } catch {
        throw AuthoringError.cannotWrite(file.path, reason: SystemError.words(of: error))
      }
    }
    return folder
  }

  /// One text in every language of the pack, indented for its place in the manifest.
  private func translated(_ text: String, indent: Int) -> String {
    languages.map { "\n\(String(repeating: " ", count: indent))\($0): \(text)" }.joined()
  }

  private var packManifest: String {
    """
    id: \(identifier)
    format: 1
    version: 0.1.0
    license: CC-BY-4.0
    languages: [\(languages.joined(separator: ", "))]
    title:\(translated("My first pack", indent: 2))
    rings:
      - id: first-ring
        folder: 01-first-ring
        title:\(translated("The first ring", indent: 6))

    """
  }

  private var exerciseManifest: String {
    """
    id: greeting
    kind: code
    title:\(translated("Greet someone", indent: 2))
    points: 10
    minutes: 5
    difficulty: introductory
    deployment-target: "17.0"
    probes: [greeting]
    hints:
      - \(translated("A view shows what its body says.", indent: 4).trimmingPrefix("\n    "))
      - \(translated("Text takes a string, and a string can hold the name.", indent: 4).trimmingPrefix("\n    "))
      - \(translated("Give the text a font such as .title, so that it is the first thing one sees.", indent: 4).trimmingPrefix("\n    "))
    checks:
      - test: GreetingChecks.testTheNameIsThere
        title:\(translated("The person's name is shown", indent: 6))
        points: 5
      - test: GreetingChecks.testTheNameIsLarge
        title:\(translated("The name is easy to read", indent: 6))
        points: 5
        depends-on: [GreetingChecks.testTheNameIsThere]
    starter-fails: [GreetingChecks.testTheNameIsThere]
    preview:
      view: 'GreetingView(name: "Mina")'
      families: [systemSmall]

    """
  }
}
