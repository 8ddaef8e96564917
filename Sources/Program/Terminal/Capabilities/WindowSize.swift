import Glibc

package struct WindowSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the size that the kernel reports, or nil if the kernel doesn't know it, as on a serial line or
  /// in some containers.
  package static func ofDescriptor(_ descriptor: Int32) -> WindowSize? {
    known(descriptor).map { WindowSize(columns: Int($0.ws_col), rows: Int($0.ws_row)) }
  }

  private static func known(_ descriptor: Int32) -> winsize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return size
  }

  /// Returns the size of a cell in pixels; nil if the terminal doesn't report it.
  package static func cell(ofDescriptor descriptor: Int32) -> (width: Double, height: Double)? {
    guard let size = known(descriptor) else { return nil }
    let (width, height) = (
      Double(size.ws_xpixel) / Double(size.ws_col), Double(size.ws_ypixel) / Double(size.ws_row)
    )
    // Ignore sizes that no font has.
    guard (3...200).contains(width), (5...400).contains(height) else { return nil }
    return (width, height)
  }
}
