/// Which icon stands for which SF Symbol.
///
/// Each entry names the symbol, the icon, and the icon of the symbol that is not filled, where there is one.
enum IconNames {
  struct Icons {
    var filled: String
    var plain: String
  }

  static let table: [String: Icons] = {
    var table: [String: Icons] = [:]
    for entry in entries.split(whereSeparator: \.isWhitespace) {
      let names = entry.split(separator: ":").map(String.init)
      guard names.count > 1 else { continue }
      table[names[0]] = Icons(filled: names[1], plain: names[names.count - 1])
    }
    return table
  }()

  private static let entries = """
    person.3:account-multiple:account-multiple-outline person.text.rectangle:account-card-details
    person.wave.2:voice person.badge.key:account-key airplane.departure:airplane-takeoff
    airplane.arrival:airplane-landing airplayaudio:airplay airplayvideo:airplay ant:bug
    ladybug:bug antenna.radiowaves.left.and.right:access-point
    arrow.left.arrow.right:swap-horizontal arrow.left.and.right:swap-horizontal
    arrow.up.arrow.down:swap-vertical arrow.up.and.down:swap-vertical
    arrow.triangle.branch:call-split arrow.triangle.merge:call-merge
    arrow.triangle.turn.up.right.diamond:directions
    arrow.up.left.and.arrow.down.right:arrow-expand
    arrow.down.right.and.arrow.up.left:arrow-compress
    arrow.up.and.down.and.arrow.left.and.right:cursor-move arrow.uturn.left:undo-variant
    arrow.uturn.backward:undo-variant arrow.uturn.right:redo-variant
    arrow.uturn.forward:redo-variant arrowshape.turn.up.left:reply
    arrowshape.turn.up.right:forward arrow.turn.down.left:keyboard-return
    arrow.turn.up.left:subdirectory-arrow-left arrow.turn.down.right:subdirectory-arrow-right
    arrow.down.to.line:download arrow.up.to.line:upload arrow.right.to.line:keyboard-tab
    arrow.2.squarepath:repeat arrow.3.trianglepath:recycle arrow.up.forward.app:open-in-new
    arrow.clockwise.icloud:cloud-sync at:at barcode:barcode barcode.viewfinder:barcode-scan
    beach.umbrella:beach bed.double:hotel
    bell.and.waves.left.and.right:bell-ring:bell-ring-outline bicycle:bike binoculars:binoculars
    birthday.cake:cake-variant book.closed:book text.book.closed:book-variant
    character.book.closed:dictionary book.pages:book-open-page-variant
    books.vertical:library-books magazine:book-multiple bubble.left.and.bubble.right:forum
    text.bubble:comment-text:comment-text-outline
    ellipsis.bubble:comment-processing:comment-processing-outline
    ellipsis.message:message-processing exclamationmark.bubble:comment-alert:comment-alert-outline
    questionmark.bubble:comment-question-outline plus.bubble:comment-plus-outline
    building.columns:bank bus:bus bus.doubledecker:bus camera.viewfinder:image-filter-center-focus
    camera.aperture:camera-iris camera.macro:flower camera.rotate:camera-switch carrot:carrot
    cat:cat fish:fish pawprint:paw chart.bar.xaxis:chart-histogram chart.pie:chart-pie:chart-arc
    chart.dots.scatter:chart-bubble chart.line.downtrend.xyaxis:trending-down
    chart.line.flattrend.xyaxis:trending-neutral chart.bar.doc.horizontal:file-chart
    checklist:playlist-check list.bullet:format-list-bulleted list.dash:format-list-bulleted-type
    list.star:format-list-bulleted-type list.triangle:format-list-bulleted-type
    list.number:format-list-numbers list.bullet.indent:format-indent-increase
    text.alignleft:format-align-left text.aligncenter:format-align-center
    text.alignright:format-align-right text.justify:format-align-justify text.append:playlist-plus
    text.quote:format-quote quote.opening:format-quote text:format-align-left
    line.3.horizontal:menu line.horizontal.3:menu line.3.horizontal.decrease:filter-variant
    line.horizontal.3.decrease:filter-variant slider.horizontal.3:tune slider.horizontal.2:tune
    slider.vertical.3:tune-vertical square.grid.2x2:view-grid square.grid.3x3:view-module
    square.grid.3x2:view-module rectangle.grid.2x2:view-grid rectangle.grid.3x2:view-module
    rectangle.grid.1x2:view-agenda rectangle.split.3x1:view-column
    rectangle.3.group:view-dashboard rectangle.3.offgrid:view-quilt tablecells:table
    square.stack.3d.up:layers square.on.square:content-copy
    rectangle.on.rectangle:image-filter-none clock.arrow.circlepath:history
    clock.arrow.2.circlepath:history gauge:gauge speedometer:speedometer
    icloud:cloud:cloud-outline icloud.and.arrow.down:cloud-download
    icloud.and.arrow.up:cloud-upload checkmark.icloud:cloud-check smoke:weather-fog
    sun.haze:weather-fog sun.dust:weather-fog moon.haze:weather-fog sun.rain:weather-rainy
    aqi.low:blur-linear aqi.medium:blur aqi.high:blur-radial
    dot.radiowaves.left.and.right:access-point dot.radiowaves.forward:rss dot.radiowaves.right:rss
    moon.zzz:sleep zzz:sleep wineglass:glass-tulip fork.knife:silverware-variant
    takeoutbag.and.cup.and.straw:food popcorn:popcorn cup.and.heat.waves:coffee
    command:apple-keyboard-command option:apple-keyboard-option shift:apple-keyboard-shift
    control:apple-keyboard-control capslock:apple-keyboard-caps delete.left:backspace
    delete.backward:backspace return:keyboard-return keyboard:keyboard printer:printer
    location.north:navigation safari:compass:compass-outline compass.drawing:math-compass
    location.viewfinder:crosshairs-gps scope:crosshairs target:target viewfinder:crop-free
    cpu:chip memorychip:memory crop:crop cube:cube:cube-outline cube.transparent:cube-outline
    curlybraces:code-braces chevron.left.forwardslash.chevron.right:code-tags terminal:console
    apple.terminal:console function:function sum:sigma percent:percent number:pound
    chevron.up.chevron.down:unfold-more chevron.left.2:chevron-double-left
    chevron.right.2:chevron-double-right cursorarrow:cursor-default:cursor-default-outline
    hand.tap:cursor-pointer hand.point.right:hand-pointing-right
    hand.thumbsup:thumb-up:thumb-up-outline hand.thumbsdown:thumb-down:thumb-down-outline
    die.face.1:dice-1 die.face.2:dice-2 die.face.3:dice-3 die.face.4:dice-4 die.face.5:dice-5
    die.face.6:dice-6 display:monitor desktopcomputer:desktop-mac laptopcomputer:laptop-mac
    macbook:laptop-mac ipad:tablet-ipad applewatch:watch airpods:headphones headphones:headphones
    homepod:speaker hifispeaker:speaker gamecontroller:gamepad-variant externaldrive:harddisk
    internaldrive:harddisk server.rack:server opticaldisc:album radio:radio banknote:cash
    wallet.pass:wallet wallet.bifold:wallet giftcard:wallet-giftcard doc.richtext:file-image
    doc.append:file-import doc.zipper:zip-box doc.text.magnifyingglass:file-find
    text.magnifyingglass:file-find newspaper:newspaper pencil:pencil
    pencil.and.outline:lead-pencil pencil.line:grease-pencil highlighter:marker scribble:drawing
    scribble.variable:drawing signature:grease-pencil paintbrush:brush paintbrush.pointed:brush
    paintpalette:palette swatchpalette:palette eyedropper:eyedropper scissors:content-cut
    ruler:ruler paperclip:paperclip link:link-variant eraser:eraser
    envelope.open:email-open:email-open-outline eyeglasses:glasses sunglasses:sunglasses
    face.smiling:emoticon-happy theatermasks:theater film:filmstrip movieclapper:movie video:video
    photo.on.rectangle:image-multiple photo.on.rectangle.angled:image-multiple
    photo.stack:image-multiple music.note.list:playlist-play music.mic:microphone-variant
    waveform.path.ecg:pulse waveform.path:pulse flag.checkered:flag-checkered
    flashlight.on:flashlight flashlight.off:flashlight-off fuelpump:gas-station
    ev.charger:ev-station wrench:wrench wrench.and.screwdriver:wrench wrench.adjustable:wrench
    hammer:gavel screwdriver:screwdriver globe.americas:earth globe.europe.africa:earth
    globe.asia.australia:earth globe.central.south.asia:earth map:map
    mappin.and.ellipse:map-marker-radius mappin.and.ellipse.circle:map-marker-radius
    signpost.right:directions-fork graduationcap:school studentdesk:chair-school
    guitars:guitar-electric suit.club:cards-playing-outline storefront:store tent:tent
    key:key-variant lock.open:lock-open:lock-open-outline faceid:face touchid:fingerprint
    tree:pine-tree pill:pill pills:pill syringe:needle stethoscope:stethoscope
    testtube.2:test-tube cross.vial:test-tube flask:flask:flask-outline figure.stand:human-male
    figure.child:human-child figure.stand.line.dotted.figure.stand:human-male-female
    figure.2.and.child.holdinghands:human-male-female figure.2:human-male-female
    figure.yoga:human-handsup figure.arms.open:human-handsup figure.mixed.cardio:human-handsup
    figure.cooldown:human-handsdown figure.wave:human-greeting figure.hiking:walk
    figure.outdoor.cycle:bike figure.indoor.cycle:bike figure.pool.swim:swim
    figure.open.water.swim:swim figure.rower:rowing figure.stairs:stairs
    figure.roll:wheelchair-accessibility figure.strengthtraining.traditional:dumbbell
    figure.strengthtraining.functional:dumbbell stairs:stairs accessibility:human
    plus.magnifyingglass:magnify-plus minus.magnifyingglass:magnify-minus medal:trophy-award
    rosette:trophy-award megaphone:bullhorn moped:motorbike motorcycle:motorbike ferry:ferry
    sailboat:ferry tram:tram train.side.front.car:train cablecar:tram parkingsign:parking
    road.lanes:road-variant steeringwheel:steering mountain.2:image-filter-hdr nosign:block-helper
    paperplane:send playpause:play-pause backward.end:skip-previous forward.end:skip-next
    repeat:repeat repeat.1:repeat-once shuffle:shuffle phone.down:phone-hangup
    phone.arrow.up.right:phone-outgoing phone.arrow.down.left:phone-incoming pin:pin power:power
    powerplug:power-socket poweroutlet.type.b:power-socket minus.plus.batteryblock:car-battery
    puzzlepiece:puzzle puzzlepiece.extension:puzzle qrcode:qrcode qrcode.viewfinder:qrcode-scan
    rectangle.portrait.and.arrow.right:logout-variant
    rectangle.portrait.and.arrow.forward:logout-variant door.left.hand.open:exit-to-app
    rotate.left:rotate-left-variant rotate.right:rotate-right-variant scalemass:weight sdcard:sd
    simcard:sim tshirt:tshirt-crew sofa:sofa chair.lounge:sofa cooktop:stove oven:stove
    refrigerator:fridge:fridge-filled fan:fan air.conditioner.horizontal:air-conditioner
    spigot:water-pump switch.2:toggle-switch lightswitch.on:toggle-switch
    window.vertical.closed:window-closed window.vertical.open:window-open
    blinds.horizontal.closed:blinds blinds.vertical.closed:blinds homekit:home soccerball:soccer
    football:football tennisball:tennis tennis.racket:tennis figure.soccer:soccer
    figure.tennis:tennis wand.and.stars:auto-fix wand.and.rays:auto-fix
    star.leadinghalf.filled:star-half textformat:format-size textformat.size:format-size
    textformat.abc:format-text bold:format-bold italic:format-italic underline:format-underline
    strikethrough:format-strikethrough ticket:ticket translate:translate
    character.bubble:translate tray.full:inbox tray:inbox wifi:wifi xmark.bin:delete-forever
    cellularbars:signal personalhotspot:link-variant hexagon:hexagon:hexagon-outline
    octagon:octagon:octagon-outline rectangle.and.pencil.and.ellipsis:rename-box
    heart.rectangle:heart-box:heart-box-outline lasso:selection cable.connector:usb
    apple.logo:apple sun.horizon:weather-sunset alarm:alarm timer:timer stopwatch:timer
    gearshape.2:settings rectangle.stack:view-carousel square.stack:image-filter-none phone:phone
    pianokeys:view-column
    """
}
