// The part of AVFoundation that widget code speaks of is its audio: films need a screen and a camera.
@_exported public import AVFAudioStandIn
