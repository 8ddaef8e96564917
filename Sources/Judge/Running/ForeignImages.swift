import Foundation
import Hashing
import Jailing
import Processes
import Storage
import Synchronization

/// Makes PNG of the pictures that people have and that no worker reads: SVG, PDF and HEIC.
///
/// Programs of the system's do that, where they are installed, each behind walls of its own: the files may be
/// anybody's. What none of them can read stays as it is, and the picture says so.
struct ForeignImages: Sendable {
  let jail: Jail

  /// More of them than this in one folder, or longer ones, are left as they are.
  private static let most = 200
  private static let mostBytes = 8 << 20

  /// Writes `NAME.svg.png` beside each `NAME.svg` in a folder.
  func convert(in folder: URL) async {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [URL] = []
    while found.count < Self.most, let file = files?.nextObject() as? URL {
      if ImageConverter(of: file) != nil { found.append(file) }
    }
    for file in found { await convert(file) }
  }

  private func convert(_ file: URL) async {
    guard let converter = ImageConverter(of: file), let program = converter.program,
      let bytes = try? BoundedFile.read(file.path, limit: Self.mostBytes)
    else { return }
    let contents = [UInt8](bytes)
    var digest = ContentDigest()
    digest.combine(converter.rawValue)
    digest.combine(contents)
    let key = digest.hexadecimal
    var pixels = Self.known.withLock { $0[key] }
    if pixels == nil {
      pixels = await output(of: program, converter, contents)
      if let pixels { Self.known.withLock { $0.keep(pixels, for: key) } }
    }
    guard let pixels else { return }
    try? ScratchFile.write(Data(pixels), to: file.appendingPathExtension("png"))
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

  /// What was made of contents, so that a widget that is looked at again and again waits once.
  private static let known = Mutex(KeptPictures())
}

/// Converted pictures by what they were made of, as many as have room.
private struct KeptPictures {
  private var pictures: [String: [UInt8]] = [:]
  private var bytes = 0

  private static let mostBytes = 64 << 20

  subscript(key: String) -> [UInt8]? { pictures[key] }

  mutating func keep(_ picture: [UInt8], for key: String) {
    if bytes + picture.count > Self.mostBytes {
      pictures = [:]
      bytes = 0
    }
    pictures[key] = picture
    bytes += picture.count
  }
}
