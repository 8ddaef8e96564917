import Drawing
import Sentences

/// Where a view is being evaluated: what it inherits and whom it reports to.
package struct ViewContext {
  package var environment: EnvironmentValues
  /// How many bodies enclose this place; bounded, so that a body that contains itself ends.
  package var depth: Int
  package let evaluation: Evaluation
  /// The innermost view or modifier of the learner's whose body is being evaluated.
  package var owner: String?

  package init(
    environment: EnvironmentValues, depth: Int = 0, evaluation: Evaluation, owner: String? = nil
  ) {
    self.environment = environment
    self.depth = depth
    self.evaluation = evaluation
    self.owner = owner
  }

  package func with(environment: EnvironmentValues, depth: Int? = nil) -> ViewContext {
    ViewContext(
      environment: environment, depth: depth ?? self.depth, evaluation: evaluation, owner: owner)
  }

  /// The same place with one environment value changed.
  package func setting<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value
  ) -> ViewContext {
    var copy = self
    copy.environment[keyPath: keyPath] = value
    return copy
  }

  /// The nodes that `view` stands for here: none, one, or several side by side.
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
    evaluation.noteOnce(
      rule: RenderNote.endlessBody,
      Sentence(
        "The body of \(Owner.self) contains itself, or views nest too deep: nothing below is drawn.",
        ko: "\(Owner.self) 뷰의 body가 자기 자신을 담고 있거나 뷰가 너무 깊이 겹쳤어요. 그 아래는 그리지 않아요."))
    return []
  }

  /// The nodes of a body that `owner` computes, with `owner`'s dynamic properties connected.
  @MainActor
  package func nodes<Owner>(ofBodyOf owner: Owner, body: @MainActor () -> some View) -> [LayoutNode]
  {
    guard depth < Evaluation.maximumDepth else { return endOfNesting(owner) }
    var inner = self
    inner.depth += 1
    inner.owner = Self.learnersName(of: Owner.self) ?? self.owner
    return evaluation.withAmbient(environment) {
      DynamicProperties.install(in: owner, evaluation: evaluation)
      return inner.nodes(of: body())
    }
  }

  /// A type's name without module and parameters; nil for types of ours, such as a label's parts.
  private static func learnersName(of type: Any.Type) -> String? {
    let name = String(reflecting: type)
    let isOurs = ["SwiftUI.", "WidgetKit.", "Simulator."].contains(where: name.hasPrefix)
    return isOurs ? nil : String(describing: type).prefix { $0 != "<" }.description
  }
}
