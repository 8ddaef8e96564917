import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces a file atomically.
enum AtomicFile {
  static func replace(_ file: URL, with data: Data) throws(CurriculumError) {
    let folder = file.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(file.lastPathComponent).\(getpid())")
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(path: file.path, reason: SystemError.latest)
    }
    let isWritten = writeAll(data, to: descriptor) && fsync(descriptor) == 0
    let reason = SystemError.latest
    close(descriptor)
    guard isWritten, rename(draft.path, file.path) == 0 else {
      let failure = isWritten ? SystemError.latest : reason
      unlink(draft.path)
      throw .unwritable(path: file.path, reason: failure)
    }
    // The rename is durable only after the folder is synced.
    let folderDescriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard folderDescriptor >= 0 else { return }
    fsync(folderDescriptor)
    close(folderDescriptor)
  }

  private static func writeAll(_ data: Data, to descriptor: Int32) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
