import Sentences

/// A property wrapper that reads a value from the view's environment.
///
/// It works only while the view is evaluated.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let installation = InstallationMark()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    guard installation.isInstalled, let ambient = Evaluation.ambient else {
      // The note uses Apple's exact wording, because learners search for it.
      Evaluation.current?.noteOnce(
        rule: "environment-outside-view",
        Sentence(
          "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
            + "This will always read the default value and will not update.",
          ko: "View에 놓이지 않은 Environment<\(Value.self)> 값을 읽었어요. 언제나 기본값만 읽혀요."))
      return EnvironmentValues()[keyPath: keyPath]
    }
    return ambient[keyPath: keyPath]
  }
}

extension Environment: InstallableProperty {
  package func install() { installation.isInstalled = true }
}

/// A flag that records whether an evaluated view stores a property wrapper.
final class InstallationMark {
  var isInstalled = false
}
