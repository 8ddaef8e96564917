package import AppIntents
package import Drawing
package import Sentences

/// A single evaluation of a view tree, with its notes, its limits and the environment of the current body.
package final class Evaluation {
  /// The nesting depth of bodies above which Rings assumes endless recursion.
  package static let maximumDepth = 500
  /// The nesting depth above which views and modifiers are left out, to protect the stack.
  static let maximumNesting = 1_500
  /// The maximum number of nodes.
  ///
  /// A worker that sends pictures to another process lowers this limit once, before any evaluation.
  nonisolated(unsafe) package static var maximumNodes = 200_000

  package private(set) var notes: [RenderNote] = []
  package let metrics: TextMetrics
  package var nodeCount = 0
  /// The number of views currently being evaluated inside one another.
  var nesting = 0
  /// The number of times each of the learner's views is currently being evaluated inside itself.
  private var open: [ObjectIdentifier: Int] = [:]
  /// A view found to contain itself without end.
  ///
  /// None of it is drawn.
  private var endless: ObjectIdentifier?
  /// The intents of the buttons and toggles found so far.
  ///
  /// A control's handle is the index of its intent.
  package private(set) var intents: [any AppIntent] = []
  /// The outermost `containerBackground(for: .widget)` found so far.
  package var containerBackground: ContainerBackground?
  /// The color scheme that the outermost `preferredColorScheme(_:)` asks of the presentation.
  package var preferredColorScheme: ColorScheme?

  package init(metrics: TextMetrics = .sanFrancisco) {
    self.metrics = metrics
  }

  func enter(_ owner: ObjectIdentifier) { open[owner, default: 0] += 1 }

  func leave(_ owner: ObjectIdentifier) { open[owner, default: 1] -= 1 }

  func isEndless(_ owner: ObjectIdentifier) -> Bool { endless == owner }

  /// Marks a view as endless once it has been evaluated inside itself too many times.
  func noteEndless(_ owner: ObjectIdentifier) {
    if open[owner, default: 0] > Self.maximumRepetition { endless = owner }
  }

  /// The nesting depth above which a view counts as endless.
  ///
  /// No finite view nests itself this many times.
  private static let maximumRepetition = 50

  /// Stores the intent of a button or toggle and returns the handle for its traits.
  package func handle(for intent: any AppIntent) -> Int {
    intents.append(intent)
    return intents.count - 1
  }

  package func note(rule: String, _ message: Sentence) {
    notes.append(RenderNote(rule: rule, message: message))
  }

  package func noteOnce(rule: String, _ message: Sentence) {
    guard !notes.contains(where: { $0.rule == rule && $0.message == message }) else { return }
    note(rule: rule, message)
  }

  /// Returns whether there's room for another view, and leaves a note the first time there isn't.
  package func hasRoom() -> Bool {
    guard nodeCount >= Self.maximumNodes else { return true }
    noteOnce(
      rule: RenderNote.tooManyViews,
      Sentence(
        "The view has more than \(Self.maximumNodes) parts. The rest isn't drawn.",
        ko: "뷰의 구성 요소가 \(Self.maximumNodes)개보다 많아요. 나머지는 그리지 않아요."))
    return false
  }

  /// The environment of the innermost body being evaluated, or `nil` outside all bodies.
  ///
  /// `nonisolated(unsafe)` is safe here, because views are evaluated only on the main actor.
  nonisolated(unsafe) package private(set) static var ambient: EnvironmentValues?
  nonisolated(unsafe) package private(set) static var current: Evaluation?

  /// Runs `operation` as part of a body evaluated in `environment`, so that `@Environment` can read it.
  ///
  /// Closures that run later (`GeometryReader`, `Canvas`) are wrapped with the same values.
  package func withAmbient<Result>(
    _ environment: EnvironmentValues?, _ operation: () -> Result
  ) -> Result {
    let (outerAmbient, outerCurrent) = (Self.ambient, Self.current)
    Self.ambient = environment
    Self.current = self
    defer { (Self.ambient, Self.current) = (outerAmbient, outerCurrent) }
    return operation()
  }
}
