import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds images and colors that code or a lesson names but that no asset catalog contains.
struct AssetNames: FileRule {
  /// The calls whose first argument names an asset, with that argument's label.
  private static let calls = ["Image": "", "Color": "", "UIImage": "named", "UIColor": "named"]

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.filter { $0.kind == .code }.flatMap { exercise -> [ValidationFinding] in
      let known = Self.assets(of: exercise, in: pack)
      let solution = (try? pack.solutionFiles(of: exercise)) ?? []
      let inCode = solution.flatMap { file in
        findings(SwiftFile(PackText.read(file) ?? ""), known, exercise, file, isWhole: true)
      }
      // A starter may contain a wrong name for learners to find, which the lesson mentions.
      let mentioned = known.union(
        exercise.startFiles.compactMap(PackText.read).flatMap {
          SwiftFile($0).strings.compactMap(\.value)
        })
      let inTexts = LearnerText.all(of: exercise, in: pack).flatMap { text in
        let code = text.document.codeBlocks.filter { $0.language.hasPrefix("swift") }.map(\.text)
        return (code + text.document.codeSpans).flatMap {
          findings(SwiftFile($0), mentioned, exercise, text.file, isWhole: false)
        }
      }
      let inPreview = [exercise.preview?.view].compactMap(\.self).flatMap {
        findings(SwiftFile($0), known, exercise, exercise.manifestFile, isWhole: false)
      }
      return inCode + inTexts + inPreview
    }
  }

  private func findings(
    _ source: SwiftFile, _ known: Set<String>, _ exercise: Exercise, _ file: URL, isWhole: Bool
  ) -> [ValidationFinding] {
    source.tokens.indices.compactMap { place in
      guard let label = Self.calls[source[place].text], source[place + 1].isSign("("),
        source.isAdjacent(place + 1), !source[place - 1].isSign("."),
        label.isEmpty || source.stands(label, ":", at: place + 2),
        let literal = source.string(at: place + (label.isEmpty ? 2 : 4)), let name = literal.value,
        !known.contains(name), name != "…", name != "..."
      else { return nil }
      // `Image("a", bundle: other)` may be in any bundle.
      let rest = source.parts(inside: place + 1).dropFirst().map { source[$0.lowerBound].text }
      guard !rest.contains("bundle") else { return nil }
      return ValidationFinding(
        .unknownAsset, exercise: exercise.identifier, file: file,
        line: isWhole
          ? source[place].line : PackText.line(of: "\(source[place].text)(", in: file),
        column: isWhole ? source[place].column : nil,
        message: Sentence(
          "no asset catalog of the exercise has “\(name)”", ko: "과제의 에셋 카탈로그에 “\(name)” 항목이 없어요"),
        remedy: Suggestion.sentence(for: name, in: known.sorted())
          ?? Sentence(
            "add it to Start/Assets.xcassets, or use a symbol: `Image(systemName:)`",
            ko: "Start/Assets.xcassets에 더하거나 심볼을 쓰세요: `Image(systemName:)`"))
    }
  }

  /// Returns the names of the assets and data files of an exercise and of the exercises that it uses.
  private static func assets(of exercise: Exercise, in pack: Pack) -> Set<String> {
    let folders = ([exercise] + UsedFiles.exercises(usedBy: exercise, in: pack)).flatMap { used in
      [used.startFolder, pack.solutionFolder(of: used)].compactMap(\.self)
    }
    var names: Set<String> = []
    for item in folders.flatMap({ (try? BundleItem.all(in: $0)) ?? [] }) {
      names.insert(item.url.lastPathComponent)
      names.insert(item.url.deletingPathExtension().lastPathComponent)
      guard item.isCatalog else { continue }
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: item.url.path)) ?? [] {
        let whole = (path as NSString).deletingPathExtension
        names.formUnion([whole, (whole as NSString).lastPathComponent])
      }
    }
    return names
  }
}
