// This module contains only AVFoundation's audio API, because widgets can't show video or use the camera.
@_exported public import AVFAudioStandIn
