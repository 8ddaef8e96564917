import Foundation
import Hashing
import Jailing
import Processes
import Storage

/// Converts images in formats that workers don't read (SVG, PDF and HEIC) to PNG.
///
/// Uses installed system programs, each in a separate sandbox because the files are untrusted. A file that
/// can't be converted stays as it is, and the picture says so.
struct ForeignImages: Sendable {
  let jail: Jail
  let cache: CacheDirectory

  /// The maximum number of files in a folder, and the maximum size of a file in bytes.
  ///
  /// Further files and larger files are not converted.
  private static let most = 200
  private static let mostBytes = 8 << 20

  private static let place = "converted-pictures"
  /// The number of cached conversions.
  ///
  /// The least recently used are removed first.
  private static let capacity = 512
  /// The maximum size of a cached result, in bytes.
  ///
  /// Larger results would fill the disk.
  private static let mostKeptBytes = 2 << 20

  /// Writes `NAME.svg.png` next to each `NAME.svg` in a folder, and likewise for other formats.
  func convert(in folder: URL) async {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [URL] = []
    while found.count < Self.most, let file = files?.nextObject() as? URL {
      if ImageConverter(of: file) != nil { found.append(file) }
    }
    // A large drawing takes several seconds.
    _ = try? await concurrently(found, atMost: Self.atOnce) { await convert($0) }
  }

  private static var atOnce: Int { min(4, ProcessInfo.processInfo.activeProcessorCount) }

  private func convert(_ file: URL) async {
    guard let converter = ImageConverter(of: file), let program = converter.program,
      let bytes = try? BoundedFile.read(file.path, limit: Self.mostBytes)
    else { return }
    let contents = [UInt8](bytes)
    var digest = ContentDigest()
    digest.combine(converter.rawValue)
    digest.combine(contents)
    let kept = "\(Self.place)/\(digest.hexadecimal)"
    var pixels = known(kept)
    if pixels == nil, let made = await output(of: program, converter, contents) {
      keep(made, at: kept)
      pixels = Data(made)
    }
    guard let pixels else { return }
    try? ScratchFile.write(pixels, to: file.appendingPathExtension("png"))
  }

  private func known(_ path: String) -> Data? {
    let pixels = cache.bytes(at: path)
    if pixels != nil { cache.noteUse(of: path) }
    return pixels
  }

  /// An unwritable cache only costs time.
  private func keep(_ pixels: [UInt8], at path: String) {
    guard pixels.count <= Self.mostKeptBytes else { return }
    try? cache.write(bytes: Data(pixels), at: path)
    cache.makeRoom(in: Self.place, capacity: Self.capacity)
  }

  private func output(
    of program: String, _ converter: ImageConverter, _ contents: [UInt8]
  ) async -> [UInt8]? {
    var limits = JailLimits.run
    limits.output = 16 << 20
    limits.fileSize = 16 << 20
    limits.openFiles = 128
    limits.temporaryFiles = 32 << 20
    let request = JailRequest(
      command: ProcessCommand(
        executable: program, arguments: converter.arguments,
        environment: ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]),
      readable: converter.readable, limits: limits, mayStartProcesses: true)
    guard let report = try? await jail.run(request, input: contents), report.end.isSuccess,
      report.output.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return report.output
  }
}
