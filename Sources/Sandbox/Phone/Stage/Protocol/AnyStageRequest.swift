package import PhoneFacts

/// One of all the requests there are: what the other side of the border reads.
package enum AnyStageRequest: Codable, Sendable {
  /// Load a plugin.
  case load(LoadRequest)
  /// List what the plugin declares.
  case inspect(InspectRequest)
  /// Put the extension on a phone and open the widget gallery.
  case gallery(GalleryRequest)
  /// Draw a picture.
  case render(RenderRequest)
  /// The timeline of a widget for a family, at a moment.
  case timeline(TimelineRequest)
  /// One timeline after the other, each when the one before wants it.
  case walk(WalkRequest)
  /// The pictures of entries that follow one another.
  case strip(StripRequest)
  /// Tap a button or toggle of the picture last rendered.
  case tap(TapRequest)
  /// Draw a widget and put a finger on it.
  case touch(TouchRequest)
  /// Open a widget's edit sheet.
  case sheet(SheetRequest)
  /// Call a probe.
  case call(ProbeRequest)
  /// Play the steps of a script that have not been played yet; another script begins anew.
  case scene(SceneRequest)
  /// Open the app with a URL.
  case open(AppOpeningRequest)
  /// The previews with what each of them shows.
  case previews(PreviewsRequest)
  /// The widgets and controls of every bundle.
  case bundles(BundlesRequest)
  /// What a control says and does, and with a tap what comes of it.
  case control(ControlRequest)
  /// How many bytes a Live Activity's values take.
  case measureActivity(ActivitySizeRequest)
  /// How the process is.
  case examineProcess(ProcessStateRequest)
  /// What a check wants of the played service; the judge answers it, not the worker.
  case service(ServiceOrder)
  /// Archive the intent behind a tap.
  case archiveIntent(ArchiveIntentRequest)
  /// Perform an intent that another process archived.
  case performIntent(PerformIntentRequest)
  /// Give what the code stored.
  case giveStored(GiveStoredRequest)
  /// Take what code of the same family stored in another process.
  case takeStored(TakeStoredRequest)

  /// The request itself.
  package var request: any StageRequest {
    switch self {
    case .load(let request): request
    case .inspect(let request): request
    case .gallery(let request): request
    case .render(let request): request
    case .timeline(let request): request
    case .walk(let request): request
    case .strip(let request): request
    case .tap(let request): request
    case .touch(let request): request
    case .sheet(let request): request
    case .call(let request): request
    case .scene(let request): request
    case .open(let request): request
    case .previews(let request): request
    case .bundles(let request): request
    case .control(let request): request
    case .measureActivity(let request): request
    case .examineProcess(let request): request
    case .service(let request): request
    case .archiveIntent(let request): request
    case .performIntent(let request): request
    case .giveStored(let request): request
    case .takeStored(let request): request
    }
  }
}

extension AnyStageRequest {
  /// The iOS whose way the code must have been compiled to take at every `#available`; nil for the
  /// newest one's.
  package var codeVersion: SystemVersion? {
    switch self {
    case .gallery(let gallery) where gallery.asksExtension: gallery.systemVersion
    case .render(let request): request.codeVersion
    case .tap(let request): request.picture.codeVersion
    case .touch(let request): request.picture.codeVersion
    case .walk(let request): request.picture.codeVersion
    case .strip(let request): request.picture.codeVersion
    case .control(let request): request.codeVersion
    default: nil
    }
  }

  /// Whether the extension is started for it, as on the system of its gallery.
  package var startsExtension: Bool {
    switch self {
    case .gallery: true
    case .render(let request): if case .offered = request.subject { true } else { false }
    default: false
    }
  }
}

extension RenderRequest {
  /// The iOS whose way the code takes at every `#available`; nil for the newest one's.
  fileprivate var codeVersion: SystemVersion? {
    if case .offered(_, let gallery) = subject { return gallery.systemVersion }
    return decidesAvailability ? systemVersion : nil
  }
}
