package import PhoneFacts

/// Any request of the worker protocol, as it's sent.
package enum AnyWorkerRequest: Codable, Sendable {
  /// Loads a plugin.
  case load(LoadRequest)
  /// Lists the plugin's declarations.
  case inspect(InspectRequest)
  /// Installs the extension on a phone and opens the widget gallery.
  case gallery(GalleryRequest)
  /// Draws a picture.
  case render(RenderRequest)
  /// Requests a widget's timeline for a family and a date.
  case timeline(TimelineRequest)
  /// Requests consecutive timelines, each at the date that the previous timeline asks for.
  case walk(WalkRequest)
  /// Draws consecutive entries.
  case strip(StripRequest)
  /// Taps a button or toggle of the last picture.
  case tap(TapRequest)
  /// Draws a widget and taps it.
  case touch(WidgetTapRequest)
  /// Opens a widget's edit sheet.
  case sheet(SheetRequest)
  /// Calls a probe.
  case call(ProbeRequest)
  /// Plays the new steps of a script; another script starts from the beginning.
  case scene(SceneRequest)
  /// Opens the app with a URL.
  case open(AppOpeningRequest)
  /// Lists the previews and their contents.
  case previews(PreviewsRequest)
  /// Lists the widgets and controls of every bundle.
  case bundles(BundlesRequest)
  /// Reads a control's state; with a tap, also the outcome.
  case control(ControlRequest)
  /// Measures a Live Activity's values in bytes.
  case measureActivity(ActivitySizeRequest)
  /// Reads the state of the process.
  case examineProcess(ProcessStateRequest)
  /// A check's command to the simulated service, which the judge handles instead of the worker.
  case service(ServiceOrder)
  /// Archives the intent behind a tap.
  case archiveIntent(ArchiveIntentRequest)
  /// Performs an intent that another process archived.
  case performIntent(PerformIntentRequest)
  /// Returns the data that the code stored.
  case giveStored(GiveStoredRequest)
  /// Restores data that the code stored in another of its processes.
  case takeStored(TakeStoredRequest)

  /// The wrapped request.
  package var request: any WorkerRequest {
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

extension AnyWorkerRequest {
  /// The iOS version for which the code must be compiled, with every `#available` resolved; nil for the
  /// newest.
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

  /// Whether the request starts the extension, on its gallery's iOS version.
  package var startsExtension: Bool {
    switch self {
    case .gallery: true
    case .render(let request): if case .offered = request.subject { true } else { false }
    default: false
    }
  }
}

extension RenderRequest {
  /// The iOS version for which every `#available` must be resolved; nil for the newest.
  fileprivate var codeVersion: SystemVersion? {
    if case .offered(_, let gallery) = subject { return gallery.systemVersion }
    return decidesAvailability ? systemVersion : nil
  }
}
