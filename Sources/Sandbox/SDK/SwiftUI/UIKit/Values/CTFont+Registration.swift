public import AppleFoundation
import Drawing
import FontFiles

/// The time for which Core Text registers fonts.
///
/// In a widget, every scope ends with the process.
@available(iOS 4.1, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session

  public static var user: CTFontManagerScope { .persistent }
}

/// A font in Core Graphics.
@available(iOS 2.0, macOS 10.0, watchOS 2.0, visionOS 1.0, *)
public final class CGFont: Sendable {
  let faces: [FontFace]

  public init?(_ provider: CGDataProvider) {
    faces = provider.data.map(FontFace.all) ?? []
    if faces.isEmpty { return nil }
  }

  public var postScriptName: CFString? { faces.first?.postScriptName }
  public var fullName: CFString? { faces.first?.fullName }
}

@available(iOS 4.1, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  BundledFonts.main.register(fontURL) || failed(error, code: 105)
}

@available(iOS 4.1, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  BundledFonts.main.unregister(fontURL) || failed(error, code: 201)
}

@available(iOS 4.1, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  BundledFonts.main.register(font.faces) || failed(error, code: 105)
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  for case let file as URL in fontURLs { _ = BundledFonts.main.register(file) }
  _ = registrationHandler?([], true)
}

/// Creates a font, which is the system font if no font has the name.
@available(iOS 3.2, macOS 10.5, watchOS 2.0, visionOS 1.0, *)
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let face = BundledFonts.main.face(named: name)
  if face == nil { MissingFont(name: name, effect: .systemFont).note() }
  let points = size > 0 ? size : 12
  return UIFont(
    face.map { FontDescription($0, size: points) } ?? FontDescription(size: points))
}

/// Stores Core Text's error, and returns `false`.
///
/// - Parameter code: 105 for a font that is already registered, and 201 for one that isn't.
private func failed(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, code: Int) -> Bool {
  error?.pointee = .passRetained(
    CFError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code))
  return false
}
