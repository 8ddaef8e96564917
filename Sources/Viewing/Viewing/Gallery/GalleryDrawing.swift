import Judge
import WorkerProtocol

/// Draws the widgets of a gallery in turn.
///
/// A new worker draws the rest if a widget ends the current one.
struct GalleryDrawing {
  let studio: Studio
  var session: StudioSession
  let request: GalleryRequest
  private(set) var failures: [PictureFailure] = []

  init(studio: Studio, session: StudioSession, request: GalleryRequest) {
    self.studio = studio
    self.session = session
    self.request = request
  }

  /// Returns the widgets that can be chosen, each in its first family, as the gallery shows it.
  mutating func offers(of contents: GalleryContents) async throws -> [GalleryReport.Offer] {
    var offers: [GalleryReport.Offer] = []
    for (place, entry) in contents.entries.enumerated() {
      guard !entry.families.isEmpty else { continue }
      var offer = GalleryReport.Offer(entry: entry)
      guard let family = entry.shown else {
        offers.append(offer)
        continue
      }
      do {
        offer.picture = try await session.ask(
          RenderRequest(
            subject: .offered(place, in: request), family: .widget(family),
            mode: family.isAccessory ? .vibrant : .fullColor, device: request.device,
            systemVersion: request.systemVersion, locale: request.locale))
      } catch {
        failures.append(PictureFailure(widget: entry.widget.type, failure: error))
        if case .ended = error { session = try await studio.reopen(session) }
      }
      offers.append(offer)
    }
    return offers
  }
}
