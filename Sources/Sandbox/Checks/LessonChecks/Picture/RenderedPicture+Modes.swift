import Dispatch
import PictureReading
import WorkerProtocol

extension RenderedPicture {
  /// Returns the same widget or view, drawn in another rendering mode.
  public func rendered(in mode: Mode) throws -> RenderedPicture {
    var request = rendered.request
    request.mode = mode.drawn
    return try session.render(request)
  }

  /// Returns the same widget or view, drawn in light mode or Dark Mode.
  public func rendered(in scheme: Scheme) throws -> RenderedPicture {
    var request = rendered.request
    request.isDark = scheme == .dark
    return try session.render(request)
  }

  /// Returns the text and symbols that are visible in this picture but not in another mode.
  ///
  /// The other mode blends them into a block of one color, or removes them with the background.
  public func lost(in mode: Mode) throws -> [PictureElement] {
    // Sampling takes most of the time, so it runs for this picture while the other picture is drawn.
    sampleAhead()
    let other = try rendered(in: mode)
    other.sampleAhead()
    let seen = textsAndSymbols.filter(\.isVisible)
    return seen.filter { !(other.counterpart(of: $0)?.isVisible ?? false) }
  }

  /// Samples the picture on another thread, ready for the next query of its colors.
  private func sampleAhead() {
    let drawing = reading.drawing
    DispatchQueue.global().async { _ = drawing.raster }
  }

  /// Returns this picture's text or symbol with the same content, preferably a visible view, or `nil` if
  /// there's none.
  public func counterpart(of element: PictureElement) -> PictureElement? {
    let alike = textsAndSymbols.filter {
      $0.text == element.text && $0.symbolName == element.symbolName
    }
    return alike.first(where: \.isVisible) ?? alike.first
  }
}
