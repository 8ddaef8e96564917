import AppleFoundation
import Drawing
import FontFiles
import Foundation
import Synchronization

/// The fonts that the widget's bundle contains or that its code registers.
final class BundledFonts: Sendable {
  /// The fonts of this process.
  static let main = BundledFonts()

  /// The largest font file that is read, in bytes.
  private static let largestFile = 32 << 20
  /// The most fonts that are registered, and the most files in the bundle whose names are compared.
  private static let limits = (fonts: 200, files: 200)

  private struct Contents: Sendable {
    var faces: [FontFace] = []
    /// The PostScript names of the fonts that code registers.
    var registeredByCode: Set<String> = []
    /// Whether the fonts of `UIAppFonts` are registered.
    var hasListed = false
    /// The font files of the bundle with their faces, read for a missing name.
    var files: [(name: String, faces: [FontFace])]?
  }

  private let contents = Mutex(Contents())

  /// The registered faces, including those that `Info.plist` lists.
  private var faces: [FontFace] {
    contents.withLock { contents in
      if !contents.hasListed, let folder = Self.folder {
        contents.hasListed = true
        for name in Self.listedFiles {
          contents.faces += Self.faces(of: folder.appending(path: name))
        }
      }
      return contents.faces
    }
  }

  /// The folder of the widget's resources, or `nil` if the process has none.
  private static var folder: URL? {
    Main_Bundle === Bundle.main ? nil : Main_Bundle.bundleURL
  }

  /// The files under `UIAppFonts` in `Info.plist`.
  private static var listedFiles: [String] {
    let listed = MainBundle_.infoDictionary?["UIAppFonts"] as? [Any] ?? []
    return listed.prefix(limits.fonts).compactMap { $0 as? String }
  }

  /// The files that `Info.plist` lists but the bundle lacks.
  var listedFilesThatAreAbsent: [String] {
    guard let folder = Self.folder else { return [] }
    return Self.listedFiles.filter {
      !FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  /// Whether the bundle is known to be whole, because it has an `Info.plist`.
  var isWhole: Bool {
    Self.folder.map {
      FileManager.default.fileExists(atPath: $0.appending(path: "Info.plist").path)
    } ?? false
  }

  private static func faces(of file: URL) -> [FontFace] {
    guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
      size <= largestFile, let data = try? Data(contentsOf: file)
    else { return [] }
    return FontFace.all(in: data)
  }

  /// Registers the fonts of a file; returns `false` if there are none.
  func register(_ file: URL) -> Bool { register(Self.faces(of: file)) }

  func register(_ faces: [FontFace]) -> Bool {
    let registered = self.faces
    let names = Set(registered.map(\.postScriptName))
    let new = faces.filter { !names.contains($0.postScriptName) }
    guard !new.isEmpty, registered.count + new.count <= Self.limits.fonts else { return false }
    contents.withLock { contents in
      contents.faces += new
      contents.registeredByCode.formUnion(new.map(\.postScriptName))
    }
    return true
  }

  /// Removes the fonts of a file; returns `false` if none was registered.
  func unregister(_ file: URL) -> Bool {
    let names = Set(Self.faces(of: file).map(\.postScriptName))
    return contents.withLock { contents in
      let count = contents.faces.count
      contents.faces.removeAll { names.contains($0.postScriptName) }
      return contents.faces.count < count
    }
  }

  /// Returns a face by its PostScript name, its full name, or its family's name.
  func face(named name: String) -> FontFace? {
    let faces = faces
    return faces.first { $0.postScriptName == name } ?? faces.first { $0.fullName == name }
      ?? faces.filter { $0.familyName == name }.min { Self.rank($0) < Self.rank($1) }
  }

  /// Returns whether code registered the face, instead of `Info.plist`.
  func isRegisteredByCode(_ face: FontFace) -> Bool {
    contents.withLock { $0.registeredByCode.contains(face.postScriptName) }
  }

  /// Returns the family member nearest to a style, or the face itself if none is nearer.
  func face(like face: FontFace, weight: Int, isItalic: Bool) -> FontFace {
    func distance(_ other: FontFace) -> Int {
      abs(other.weight - weight) + (other.isItalic == isItalic ? 0 : 1_000)
    }
    let members = faces.filter { $0.familyName == face.familyName }
    guard let nearest = members.min(by: { distance($0) < distance($1) }),
      distance(nearest) < distance(face)
    else { return face }
    return nearest
  }

  /// The distance from a family's regular face.
  private static func rank(_ face: FontFace) -> Int {
    abs(face.weight - 400) + (face.isItalic ? 1_000 : 0)
  }

  /// The registered faces, and the bundle's font files with their faces.
  var candidates: (registered: [FontFace], files: [(name: String, faces: [FontFace])]) {
    let registered = faces
    let files = contents.withLock { contents in
      let files = contents.files ?? Self.files()
      contents.files = files
      return files
    }
    return (registered, files)
  }

  private static func files() -> [(name: String, faces: [FontFace])] {
    guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter {
      ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    .sorted().prefix(limits.files).map { ($0, faces(of: folder.appending(path: $0))) }
  }
}
