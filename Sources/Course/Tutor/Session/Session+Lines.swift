import Curriculum
import Foundation
import Terminal

extension Session {
  mutating func handle(line: String) -> [SessionEffect] {
    if let begunView { return goOn(typing: begunView, with: line) }
    if let lines = Self.commandLines(in: line, in: mode) {
      return handle(pasted: lines)
    }
    switch mode {
    case .confirming(let confirmation): return confirm(confirmation, with: line)
    case .quiz(let run):
      if let effects = answer(line, in: run) { return effects }
    case .playing: return play(line: line)
    case .commands: break
    }
    do {
      let command = try Command.parse(line)
      strayLines = 0
      guard let command else { return isInteractive ? [nextStep] : [] }
      return perform(command)
    } catch {
      if case .unknown = error { strayLines += 1 }
      note(.wrongCommand)
      return [.say(.problem(error)), nextStep]
    }
  }

  /// Handles a key in watch mode; ignores unknown keys.
  mutating func handle(_ key: Key) -> [SessionEffect] {
    guard isWatching else { return [] }
    switch key {
    case .letter("h"): return perform(.hint(nil))
    case .letter("n"): return perform(.next)
    case .letter("l"): return perform(.list(ring: nil))
    case .letter("c"), .enter: return perform(.check(showsAll: false))
    case .letter("a"): return perform(.check(showsAll: true))
    case .letter("s"): return perform(.show(isDescribed: false))
    case .letter("q"), .escape, .end:
      isWatching = false
      return [.stopWatching, .say(.note(.stoppedWatching)), nextStep]
    default: return []
    }
  }

  private mutating func perform(_ command: Command) -> [SessionEffect] {
    switch command {
    case .check(let showsAll): return check(showsAll: showsAll)
    case .hint(let number): return hint(number)
    case .why(let rule): return why(rule)
    case .apply: return applyOffer()
    case .show(let isDescribed):
      describesFigures = isDescribed
      return [.open(exercise)]
    case .next: return goOn()
    case .skip: return skip()
    case .placement(let words): return place(words)
    case .goTo(let name): return goTo(name)
    case .route(let name): return chooseRoute(name)
    case .edit(let name): return edit(name)
    case .read(let name): return read(name)
    case .files:
      if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
      return [.say(.files(files)), nextStep]
    case .clear: return [.clearScreen]
    case .watch: return watch()
    case .screen:
      return isInteractive
        ? [chooseStart(atPrompt: false), .showScreen] : refuseWithoutTerminal()
    case .canvas(let isPage):
      if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
      return isInteractive ? [.showCanvas(exercise, isPage: isPage)] : refuseWithoutTerminal()
    case .render(let choice): return render(choice)
    case .tryExpression(let expression): return draw(typed: expression)
    case .play(nil): return beginPlaying()
    case .play(let code?): return play(typed: code)
    case .look(let command, let options): return look(command, options: options)
    case .list(let ring):
      if ring.map(Self.isAll) ?? false {
        return [.loadProgress, .say(.list(pack.rings)), nextStep]
      }
      return inRing(ring, { .list($0.map { [$0] }) }, orElse: [nextStep])
    case .progress(let ring):
      return inRing(ring, { .progress($0) }, orElse: isAllDone ? farewell : [nextStep])
    case .back: return goBack()
    case .search(let words): return [.search(words)]
    case .glossary(let part): return [.readVocabulary(part)]
    case .history: return [.readVersions(exercise)]
    case .undo(let number): return undo(number)
    case .practice: return practise()
    case .reset: return ask(.reset)
    case .solution: return solution()
    case .language(let language):
      self.language = language
      return [
        record(.languageChosen(language)), .say(.note(.languageIs(language.ownName))),
        .open(exercise),
      ]
    case .width(let width): return [.useWidth(width), nextStep]
    case .pictures(let way):
      return (way.map { [record(.picturesChosen($0))] } ?? []) + [.usePictures(way), nextStep]
    case .help(let command): return help(on: command)
    case .quit: return leave()
    }
  }

  /// Draws a typed view, or waits for further lines if it's incomplete.
  private mutating func draw(typed expression: String) -> [SessionEffect] {
    if TypedCode.goesOn(after: expression) {
      begunView = expression
      return []
    }
    return [.draw(order(for: expression))]
  }

  private func order(for expression: String) -> PictureOrder {
    PictureOrder(
      exercise: exercise, subject: .expression(expression), families: [], modes: [],
      isDark: false, isDescribed: false, language: language)
  }

  /// Continues code over several lines; an empty line ends it, even if it's incomplete.
  private mutating func goOn(typing begun: String, with line: String) -> [SessionEffect] {
    begunView = nil
    let isPlay = begunIsPlay
    begunIsPlay = false
    if line.allSatisfy(\.isWhitespace) {
      return isPlay ? play(whole: begun) : [.draw(order(for: begun))]
    }
    let code = begun + "\n" + line
    return isPlay ? play(typed: code) : draw(typed: code)
  }

  private mutating func check(showsAll: Bool) -> [SessionEffect] {
    if exercise.kind == .quiz { return askQuestion() }
    showsAllProblems = showsAll
    return [.check(exercise)]
  }

  /// Shows a command's help, followed by the shell's help for a command that the shell has too.
  private func help(on command: CommandName?) -> [SessionEffect] {
    guard let command, command.isOfShell else { return [.say(.help(command)), nextStep] }
    let order = ShellCommandRequest(
      exercise: exercise, command: command, options: ["--help"], language: language)
    return [.say(.help(command)), .look(order)]
  }

  private mutating func hint(_ wanted: Int?) -> [SessionEffect] {
    let hints = exercise.hints
    if hints.isEmpty { return [.say(.note(.noHints)), nextStep] }
    let shown = progress.record(of: exercise, in: pack)?.hintsUsed ?? 0
    // After the last hint, show it again without recording anything.
    let number = min(wanted ?? hintOfFailedCheck ?? nextHint, hints.count)
    shownHints.formUnion(wanted == nil ? [number] : Array(1...number))
    offer = .hint(number)
    // After a pass, a hint is reading, not help.
    if isPassed || number <= shown && wanted != nil {
      return [.say(.hint(number, exercise)), nextStep]
    }
    var effects: [SessionEffect] = [
      record(.hintsShown(number, exercise)), .say(.hint(number, exercise)),
    ]
    if shownHints.count == hints.count { effects.append(.say(.note(.lastHint))) }
    return effects + [nextStep]
  }

  /// The number of the first unseen hint about the check that failed; nil if there's none.
  private var hintOfFailedCheck: Int? {
    guard let failed = verdict?.firstProblem?.id else { return nil }
    return exercise.hintedChecks.filter { $0.value == failed }.keys.map { $0 + 1 }.sorted()
      .first { !shownHints.contains($0) }
  }

  /// The number of the first unseen hint, or of the last hint.
  private var nextHint: Int {
    exercise.hints.indices.map { $0 + 1 }.first { !shownHints.contains($0) } ?? exercise.hints.count
  }

  private mutating func goOn() -> [SessionEffect] {
    guard progress.isDone(exercise, in: pack) else {
      return [.say(.note(.notPassedYet(exercise.title.text(in: language.rawValue)))), nextStep]
    }
    guard let next = progress.following(exercise, in: pack) else { return farewell }
    return open(next)
  }

  private mutating func skip() -> [SessionEffect] {
    guard let next = progress.next(in: pack, after: exercise) else { return farewell }
    if next.identifier == exercise.identifier {
      return [.say(.note(.nothingElseOpen)), nextStep]
    }
    let title = exercise.title.text(in: language.rawValue)
    let isUsedLater = pack.exercises.contains { $0.uses.contains(exercise.identifier) }
    let farewell: [SessionEffect] =
      isPassed
      ? []
      : [.say(.note(.skipped(title, isUsedLater: isUsedLater, hasSolution: !pack.isForStudents)))]
    return farewell + open(next)
  }

  private mutating func goTo(_ name: String) -> [SessionEffect] {
    do {
      return open(try pack.find(name))
    } catch {
      let begun = pack.exercises.filter { $0.identifier.hasPrefix(name.lowercased()) }
      if begun.count == 1 { return open(begun[0]) }
      note(.wrongCommand)
      return [.say(.failure(.curriculum(error))), nextStep]
    }
  }

  private mutating func read(_ name: String?) -> [SessionEffect] {
    if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
    guard let name else { return [.readFiles(files), nextStep] }
    guard let file = file(named: name) else {
      note(.wrongCommand)
      return [.say(.note(.notOneOfYourFiles(name, files: fileNames))), nextStep]
    }
    return [.readFiles([file]), nextStep]
  }

  private mutating func edit(_ name: String?) -> [SessionEffect] {
    if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
    if !isInteractive { return refuseWithoutTerminal() }
    guard let name else { return [.edit(exercise, at: firstProblem)] }
    guard let file = file(named: name) else {
      note(.wrongCommand)
      return [.say(.note(.notOneOfYourFiles(name, files: fileNames))), nextStep]
    }
    let place = firstProblem.flatMap { $0.file == file ? $0 : nil } ?? FilePlace(file)
    return [.edit(exercise, at: place)]
  }

  /// Returns the learner's file with a name or an unambiguous prefix.
  private func file(named name: String) -> URL? {
    let typed = name.lowercased()
    let names = files.map { (file: $0, name: $0.lastPathComponent.lowercased()) }
    if let exact = names.first(where: { $0.name == typed || $0.name == "\(typed).swift" }) {
      return exact.file
    }
    let begun = names.filter { $0.name.hasPrefix(typed) }
    return begun.count == 1 ? begun[0].file : nil
  }

  private mutating func watch() -> [SessionEffect] {
    if exercise.kind == .quiz { return [.say(.note(.quizHasNoFile)), nextStep] }
    if !isInteractive { return refuseWithoutTerminal() }
    isWatching = true
    showsAllProblems = false
    return [.watch(exercise), .check(exercise)]
  }

  private func look(_ command: CommandName, options: [String]) -> [SessionEffect] {
    if exercise.kind == .quiz, ![.library, .docs, .certificate, .export].contains(command) {
      return [.say(.note(.quizHasNoFile)), nextStep]
    }
    return [
      .look(
        ShellCommandRequest(
          exercise: exercise, command: command, options: options, language: language))
    ]
  }

  private mutating func refuseWithoutTerminal() -> [SessionEffect] {
    note(.wrongCommand)
    return [.say(.failure(.needsTerminal)), nextStep]
  }

  private mutating func render(_ choice: PictureChoice) -> [SessionEffect] {
    guard let preview = exercise.preview else { return [.say(.note(.nothingToDraw)), nextStep] }
    return [.draw(order(for: preview, choice: choice))]
  }

  func order(
    for preview: PreviewDeclaration, choice: PictureChoice = PictureChoice()
  ) -> PictureOrder {
    PictureOrder(
      exercise: exercise, subject: .preview(preview),
      families: choice.families.isEmpty ? preview.families : choice.families,
      modes: choice.modes.isEmpty ? preview.modes : choice.modes, isDark: choice.isDark,
      isDescribed: choice.isDescribed, language: language)
  }
}
