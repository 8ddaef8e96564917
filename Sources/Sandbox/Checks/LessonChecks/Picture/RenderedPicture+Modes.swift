import Dispatch
import PictureReading
import Stage

extension RenderedPicture {
  /// The same widget or view, drawn again as the system colours it in another mode.
  public func rendered(in mode: Mode) throws -> RenderedPicture {
    var request = rendered.request
    request.mode = mode.drawn
    return try session.render(request)
  }

  /// The texts and symbols seen here that cannot be seen in another mode: they melt into a block of
  /// one colour, or are removed with the background.
  public func lost(in mode: Mode) throws -> [PictureElement] {
    // What takes the time is to sample each of the two: this one while the other is drawn.
    sampleAhead()
    let other = try rendered(in: mode)
    other.sampleAhead()
    let seen = textsAndSymbols.filter(\.isVisible)
    return seen.filter { !(other.counterpart(of: $0)?.isVisible ?? false) }
  }

  /// Samples the picture on another thread, for whoever asks for its colours next.
  private func sampleAhead() {
    let drawing = reading.drawing
    DispatchQueue.global().async { _ = drawing.raster }
  }

  /// The text or symbol here that says the same, one that can be seen before one that cannot; nil
  /// where none is drawn.
  public func counterpart(of element: PictureElement) -> PictureElement? {
    let alike = textsAndSymbols.filter {
      $0.text == element.text && $0.symbolName == element.symbolName
    }
    return alike.first(where: \.isVisible) ?? alike.first
  }
}
