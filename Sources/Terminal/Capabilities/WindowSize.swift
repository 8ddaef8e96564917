import Glibc

/// A terminal window's size in cells.
package struct WindowSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that the kernel knows, or nil where it knows none (a serial line, some containers).
  package static func ofDescriptor(_ descriptor: Int32) -> WindowSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
