import Curriculum
import Foundation
import SwiftSource
import Terminal

/// Prepares work in the background while the learner reads or types, without delaying lessons or the prompt.
actor Preparation {
  private let work: CourseWork
  private let editors: EditorSupport
  private let documented: DocumentedNames
  /// The open exercise, until its preparation begins.
  private var waiting: Exercise?
  private var editorFiles: Task<Void, Never>?
  private var hasBegun = false
  /// The number of checks in progress, for which background work waits.
  private var checks = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ work: CourseWork, _ editors: EditorSupport, _ documented: DocumentedNames) {
    self.work = work
    self.editors = editors
    self.documented = documented
  }

  /// Stores the exercise to prepare once the learner has something to read or do.
  ///
  /// Preparing the availability check begins at once, beside drawing the lesson's figures. In a fresh home, both
  /// take a second on a core of their own.
  func note(_ exercise: Exercise) {
    waiting = exercise
    Task.detached(priority: .background) { [work] in await work.prepareAvailability(for: exercise) }
  }

  /// Prepares the open exercise and then, once, the whole course.
  func begin() {
    guard let exercise = waiting else { return }
    waiting = nil
    tellEditor(of: exercise)
    documented.note(own: ownTypes(of: exercise))
    let (work, editors, documented) = (work, editors, documented)
    let verdict = Task { await work.prepareVerdict(on: exercise) }
    guard !hasBegun else { return }
    hasBegun = true
    Task.detached(priority: .background) {
      // Prepare the first check before anything else. On a machine that has compiled nothing yet, it needs
      // every core.
      await verdict.value
      await work.nextVerdict?.settle()
      await self.pause()
      // Read the names first: if they are cached, Tab completion works at once.
      await documented.read(in: work.context) { await self.pause() }
      await work.prepare(from: exercise) { await self.pause() }
      await editors.writeAll()
    }
  }

  /// Runs a check, during which no background work begins.
  nonisolated func holding<Result: Sendable>(
    _ check: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    await count(1)
    do {
      let result = try await check()
      await count(-1)
      return result
    } catch {
      await count(-1)
      throw error
    }
  }

  private func count(_ change: Int) {
    checks += change
    guard checks == 0 else { return }
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  /// Waits until no check is in progress.
  private func pause() async {
    guard checks > 0 else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  private func ownTypes(of exercise: Exercise) -> [String] {
    work.course.workspace.files(of: exercise, in: work.course.pack).flatMap { file -> [String] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      return SwiftFile(text).declarations()
        .filter { !$0.isExtension }.compactMap(\.name).filter { $0.first?.isUppercase == true }
    }
  }

  /// Writes the editor's files, after any writing in progress.
  func tellEditor(of exercise: Exercise) {
    let (editors, before) = (editors, editorFiles)
    editorFiles = Task {
      await before?.value
      await editors.write(for: exercise)
    }
  }

  /// Waits until the editor's files are written, since the learner needs them after the session.
  func finish() async {
    if let waiting { tellEditor(of: waiting) }
    await editorFiles?.value
  }
}

extension LineReader {
  /// Returns a reader that begins the preparation whenever it waits for the learner.
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
