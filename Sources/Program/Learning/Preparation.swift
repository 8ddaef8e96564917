import Curriculum
import Foundation
import SwiftSource
import Terminal

/// What is made ready while the learner reads or types; none of it holds up a lesson or a prompt.
actor Preparation {
  private let work: CourseWork
  private let editors: EditorSupport
  private let documented: DocumentedNames
  /// The exercise that lies open, until something was begun for it.
  private var waiting: Exercise?
  private var editorFiles: Task<Void, Never>?
  private var hasBegun = false

  init(_ work: CourseWork, _ editors: EditorSupport, _ documented: DocumentedNames) {
    self.work = work
    self.editors = editors
    self.documented = documented
  }

  /// Notes the exercise for which things are made ready as soon as the learner has something to do.
  func note(_ exercise: Exercise) { waiting = exercise }

  /// Makes ready what belongs to the exercise that lies open, and then the whole course.
  func begin() {
    guard let exercise = waiting else { return }
    waiting = nil
    tellEditor(of: exercise)
    documented.note(own: ownTypes(of: exercise))
    let (work, editors, documented) = (work, editors, documented)
    Task { await work.prepareVerdict(on: exercise) }
    guard !hasBegun else { return }
    hasBegun = true
    Task.detached(priority: .background) {
      // Where they were read before, they are there at once: whoever types wants them first.
      await documented.read(in: work.surroundings)
      await work.prepare(from: exercise)
      await editors.writeAll()
    }
  }

  /// The types that the exercise's files declare.
  private func ownTypes(of exercise: Exercise) -> [String] {
    work.course.workspace.files(of: exercise, in: work.course.pack).flatMap { file -> [String] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      return SwiftFile(text).declarations()
        .filter { !$0.isExtension }.compactMap(\.name).filter { $0.first?.isUppercase == true }
    }
  }

  /// Writes what the learner's editor reads, after what is being written already.
  func tellEditor(of exercise: Exercise) {
    let (editors, before) = (editors, editorFiles)
    editorFiles = Task {
      await before?.value
      await editors.write(for: exercise)
    }
  }

  /// Waits for what the editor reads: it is needed when the prompt is gone, too.
  func finish() async {
    if let waiting { tellEditor(of: waiting) }
    await editorFiles?.value
  }
}

extension LineReader {
  /// The same reader, which begins a preparation whenever it waits for the learner.
  func preparing(_ preparation: Preparation) -> LineReader {
    var reader = self
    let next = next
    reader.next = { prompt in
      await preparation.begin()
      return await next(prompt)
    }
    if let turnPage {
      reader.turnPage = {
        await preparation.begin()
        return await turnPage()
      }
    }
    return reader
  }
}
