import Drawing
import Sentences
import Synchronization

/// The context in which a view is evaluated: its environment and the evaluation that collects its notes.
package struct ViewContext {
  package var environment: EnvironmentValues
  /// The number of enclosing bodies.
  ///
  /// It's limited, so that a body that contains itself ends.
  package var depth: Int
  package let evaluation: Evaluation
  /// The innermost view or modifier of the learner whose body is being evaluated.
  package var owner: String?
  /// The type of the innermost view or modifier of the learner, and the type of its body.
  private var ownersBody: (owner: Any.Type, body: Any.Type)?

  package init(
    environment: EnvironmentValues, depth: Int = 0, evaluation: Evaluation, owner: String? = nil
  ) {
    self.environment = environment
    self.depth = depth
    self.evaluation = evaluation
    self.owner = owner
  }

  package func with(environment: EnvironmentValues, depth: Int? = nil) -> ViewContext {
    var copy = self
    copy.environment = environment
    copy.depth = depth ?? self.depth
    return copy
  }

  package func setting<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> ViewContext {
    var copy = self
    copy.environment[keyPath: keyPath] = value
    return copy
  }

  /// Returns the nodes of `view`: none, one, or several side by side.
  @MainActor
  package func nodes(of view: some View) -> [LayoutNode] {
    guard evaluation.nesting < Evaluation.maximumNesting else { return endOfNesting(view) }
    evaluation.nesting += 1
    defer { evaluation.nesting -= 1 }
    if let primitive = view as? any PrimitiveView {
      return primitive.makeNodes(in: self)
    }
    if let name = UnsupportedView.name(of: view) {
      return ProhibitedView(name: name).makeNodes(in: self)
    }
    return nodes(ofBodyOf: view) { view.body }
  }

  private func endOfNesting<Owner>(_ owner: Owner) -> [LayoutNode] {
    evaluation.noteOnce(rule: RenderNote.endlessBody, modifiedItself ?? nestsTooDeep(Owner.self))
    if let type = ownersBody?.owner { evaluation.noteEndless(ObjectIdentifier(type)) }
    return []
  }

  private func nestsTooDeep(_ owner: Any.Type) -> Sentence {
    Sentence(
      "The body of \(owner) contains itself, or views are nested too deeply. Nothing below this point is drawn.",
      ko: "\(owner) 뷰의 body가 자기 자신을 담고 있거나 뷰가 너무 깊이 겹쳤어요. 그 아래는 그리지 않아요.")
  }

  /// The explanation for a modifier without its leading dot: in a body, `padding()` means `self.padding()`.
  private var modifiedItself: Sentence? {
    guard let owner, let (type, body) = ownersBody,
      String(reflecting: body).contains("ModifiedContent<\(String(reflecting: type)),")
    else { return nil }
    return Sentence(
      """
      The body of \(owner) contains itself. A modifier in it has no leading dot, so it applies to \
      \(owner) instead of the view above. Nothing below this point is drawn.
      """,
      ko: """
        \(owner) 뷰의 body가 자기 자신을 담고 있어요. 앞에 점이 없는 수정자가 있어서, 위에 있는 뷰가 아니라 \
        \(owner) 자신에 적용돼요. 그 아래는 그리지 않아요.
        """)
  }

  /// Returns the nodes of a body that `owner` computes, after connecting the dynamic properties of `owner`.
  @MainActor
  package func nodes<Owner, Body: View>(
    ofBodyOf owner: Owner, body: @MainActor () -> Body
  ) -> [LayoutNode] {
    guard depth < Evaluation.maximumDepth else { return endOfNesting(owner) }
    var inner = self
    inner.depth += 1
    if let name = Self.learnersName(of: Owner.self) {
      inner.owner = name
      inner.ownersBody = (Owner.self, Body.self)
    }
    func nodes() -> [LayoutNode] {
      evaluation.withAmbient(environment) {
        DynamicProperties.install(in: owner, evaluation: evaluation)
        return inner.nodes(of: body())
      }
    }
    return inner.ownersBody?.owner == Owner.self
      ? evaluation.nodes(insideOf: Owner.self, nodes) : nodes()
  }

  /// Returns a type's name without its module and parameters, or `nil` for SDK types such as the parts of a
  /// label.
  private static func learnersName(of type: Any.Type) -> String? {
    let identifier = ObjectIdentifier(type)
    if let known = learnersNames.withLock({ $0[identifier] }) { return known }
    let whole = String(reflecting: type)
    let isOurs = ["SwiftUI.", "WidgetKit.", "Simulator."].contains(where: whole.hasPrefix)
    let name = isOurs ? nil : String(describing: type).prefix { $0 != "<" }.description
    learnersNames.withLock { $0[identifier] = .some(name) }
    return name
  }

  /// A cache by type, because the same few types are drawn repeatedly.
  private static let learnersNames = Mutex<[ObjectIdentifier: String?]>([:])
}
