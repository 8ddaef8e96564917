import Sentences

/// Reads a value that the view inherits; only while its owner is being evaluated.
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
      // Apple's own words: learners search for them.
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

/// Whether a property wrapper is stored in a view that the renderer evaluates.
final class InstallationMark {
  var isInstalled = false
}
