public import AppleFoundation

/// A library of Metal shader functions, by name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case bundle(URL)
    case data(Data)
    case file(URL)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  public init(data: Data) { self.init(source: .data(data)) }
  public init(url: URL) { self.init(source: .file(url)) }

  public static let `default` = ShaderLibrary.bundle(.main)

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundleURL))
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function in a shader library.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
