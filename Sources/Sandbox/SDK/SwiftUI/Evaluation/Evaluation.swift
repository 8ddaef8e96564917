package import AppIntents
package import Drawing
package import Sentences

/// One evaluation of a view tree: its notes, limits and the environment of the body being read.
package final class Evaluation {
  /// Bodies nested deeper than this are taken for endless recursion.
  package static let maximumDepth = 500
  /// Views and modifiers nested deeper than this are left out, so that the stack holds.
  static let maximumNesting = 1_500
  /// Nodes beyond this number are not made.
  ///
  /// Set once, before anything is evaluated, by a process that has to pass pictures on.
  nonisolated(unsafe) package static var maximumNodes = 200_000

  package private(set) var notes: [RenderNote] = []
  package let metrics: TextMetrics
  package var nodeCount = 0
  /// How many views are being evaluated inside one another.
  var nesting = 0
  /// How often each of the learner's views is being evaluated inside itself.
  private var open: [ObjectIdentifier: Int] = [:]
  /// The view that was found to contain itself without end: of it nothing is drawn.
  private var endless: ObjectIdentifier?
  /// The intents of the buttons and toggles met so far; a control's handle is its intent's place.
  package private(set) var intents: [any AppIntent] = []
  /// The outermost `containerBackground(for: .widget)` met so far.
  package var containerBackground: ContainerBackground?

  package init(metrics: TextMetrics = .sanFrancisco) {
    self.metrics = metrics
  }

  func enter(_ owner: ObjectIdentifier) { open[owner, default: 0] += 1 }

  func leave(_ owner: ObjectIdentifier) { open[owner, default: 1] -= 1 }

  /// Whether nothing of the view is drawn.
  func isEndless(_ owner: ObjectIdentifier) -> Bool { endless == owner }

  /// Notes that a view which is being evaluated inside itself over and over has no end.
  func noteEndless(_ owner: ObjectIdentifier) {
    if open[owner, default: 0] > Self.maximumRepetition { endless = owner }
  }

  /// No view that ends contains itself so often.
  private static let maximumRepetition = 50

  /// Keeps the intent of a button or toggle, and gives the handle that its traits name it by.
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

  /// Whether there is room for one more view; says so once where there is none.
  package func hasRoom() -> Bool {
    guard nodeCount >= Self.maximumNodes else { return true }
    noteOnce(
      rule: RenderNote.tooManyViews,
      Sentence(
        "The view has more than \(Self.maximumNodes) parts: the rest is not drawn.",
        ko: "뷰에 부분이 \(Self.maximumNodes)개보다 많아요. 나머지는 그리지 않아요."))
    return false
  }

  /// The environment of the innermost body being read; nil outside every body.
  ///
  /// Unsafe only in name: views are evaluated on the main actor and nowhere else.
  nonisolated(unsafe) package private(set) static var ambient: EnvironmentValues?
  nonisolated(unsafe) package private(set) static var current: Evaluation?

  /// Runs `operation` as part of a body evaluated in `environment`, so that `@Environment` reads it.
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
