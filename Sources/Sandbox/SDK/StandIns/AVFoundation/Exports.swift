// AVFoundation in widgets means its audio, because video needs a screen and a camera.
@_exported public import AVFAudioStandIn
