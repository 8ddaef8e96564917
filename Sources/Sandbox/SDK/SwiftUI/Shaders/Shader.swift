public import AppleFoundation

/// A Metal shader function with its arguments.
///
/// Rings doesn't run shaders. It draws the view without the shader and leaves a note for the learner.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
public struct Shader: Equatable, Sendable {
  /// An argument of a shader function.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Double])
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    private let value: Value

    private init(_ value: Value) { self.value = value }

    public static func float<T>(_ x: T) -> Argument where T: BinaryFloatingPoint {
      Argument(.numbers([Double(x)]))
    }

    public static func float2<T>(_ x: T, _ y: T) -> Argument where T: BinaryFloatingPoint {
      Argument(.numbers([Double(x), Double(y)]))
    }

    public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument
    where T: BinaryFloatingPoint {
      Argument(.numbers([Double(x), Double(y), Double(z)]))
    }

    public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument
    where T: BinaryFloatingPoint {
      Argument(.numbers([Double(x), Double(y), Double(z), Double(w)]))
    }

    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(.numbers(array.map { Double($0) }))
    }

    public static var boundingRect: Argument { Argument(.boundingRect) }
    public static func color(_ color: Color) -> Argument { Argument(.colors([color])) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }
    public static func image(_ image: Image) -> Argument { Argument(.image(image)) }
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A shape filled with a shader stays empty, because Rings can't run the shader.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
extension Shader: ShapeStyle, PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    Evaluation.current?.noteOnce(rule: AcceptedCall.shader.rule, AcceptedCall.shader.message)
    return Color.clear.resolvedStyle(in: environment, level: level)
  }
}
