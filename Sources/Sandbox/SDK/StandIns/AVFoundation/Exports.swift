// In widgets, AVFoundation means its audio API, because video needs a screen and a camera.
@_exported public import AVFAudioStandIn
