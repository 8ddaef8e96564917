/// The words in the names of SF Symbols.
///
/// Apple's catalog has thousands of names built from fewer words. A name with any other word isn't a symbol.
enum SymbolVocabulary {
  static func contains(_ word: String) -> Bool {
    word.count == 1 || word.first?.isNumber == true || words.contains(word)
  }

  static let words: Set<String> = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let text = """
    abc abs ac accelerator accessibility active adapter add adjustable africa air airbag
    aircraft airplane airplaneseat airplay airplayaudio airplayvideo airpod airpodpro airpods
    airpodsmax airpodspro airport airtag alarm align aligncenter aligned alignleft alignright
    allergens alt alternatingcurrent american americas amplifier analog and angle angled
    angledbottom angledtop answer ant antenna aperture app appclip append apple applelogo
    applepencil applescript appletv appletvremote applewatch apps appwindow aqi ar arabic arcade
    archery archivebox arkit arm armchair arms around arrival arrow arrowkeys arrows arrowshape
    arrowtriangle arrowtriangles artframe arts ascending asia aspectratio asterisk at atom atv
    audio auraltsign australia australian australiandollarsign australsign auto autobrakehold
    automatic automobile autostartstop av average awning axe axel axle back background backpack
    backrest backward badge badminton bag bahtsign ball balloon ballot band bandage bank
    banknote bar barcode barometer barre bars base baseball bases basket basketball bathtub
    batteries battery batteryblock batterypack bay beach beacon beads beam beats bed bell below
    belt bench between beveled beziercurve bicycle bifold bin bind binoculars biohazard bird
    birthday bitcoinsign blast blinds block blood bn board body bold bolt bone bonjour book
    bookmark books bootcamp border both bottle bottom bottomhalf bottomleading bottomleft
    bottommiddle bottomright bottomrighthalf bottomrightquarter bottomthird bottomtrailing
    bounce bowling box boxing braille brain brake brakesignal branch brazilianrealsign breadth
    briefcase broadcast bubble bubbles bucket building bulgarian bullet buoy burn burst bus bust
    button by cabinet cable cablecar cake calculator calendar camera can candybarphone canoe cap
    capital caplock capslock capsule capsulepath captions capture car carbon card cardinal
    cardio cards cargo carplay carrier carrot carseat cart case casement cassette cat ccs1 ccs2
    cedisign ceiling cellularbars celsius center central centsign chademo chair chandelier
    character characters charger charging chargingcase chart check checked checkerboard
    checkered checklist checkmark chevron child children chinese chineseyuan
    chineseyuanrenminbisign circle circlebadge circlepath circles circulate ckeckmark clap
    classic classical clear click climate climbing clip clipboard clock clockwise close closed
    closing cloud club clutch coat coaxial cobwheel code coffee coil collection collision
    coloncurrencysign color column columns comb combustion command community compact compass
    compress computer computermouse conditioner conduction cone connected connection connector
    console contact container context contextualmenu contract contrast control controlhandles
    convertible cooktop coolant cooldown core corner corners counterclockwise countertop coupled
    cpu creditcard crescent cricket crop cross crosscountry crossed crosshair crown
    cruisecontrol cruzeirosign cube cuff cup curling curlybraces cursive cursor cursorarrow
    curtains curve curved curvedto curvepath cut cycle cycling cylinder cylindrical cyrillic
    dance danish danishkronesign dash dashed data day days daytime dc deadline decode decrease
    defrost degreesign dehumidifier delete departure descending descent desk deskclock
    desktopcolor desktopcomputer deskview detail device devices diagonal diagonalline dial
    diamond dice die diff digitalcrown dioxide directcurrent disc discus disengaged dishwasher
    display displays distance distribute distribution divide doc dock document dog dollarsign
    domain dongsign door doorbell dot dotmatrix dots dotted dottedline dottedunderline double
    doubledecker doubletap down downhill download downtrend dpad draw drawer drawing dress drive
    driveshaft drizzle drone drop droplets dryer dual duffle dumbbell duployan dust dvi ear
    earbud earbuds earphones earpods east ecg educator eighths eject el electric electrical
    electronic element ellipse ellipses ellipsis ellipsoid elliptical emission empty end engaged
    engine english enter entry envelope environments equal equestrian eraser escalator escape
    esim ethernet europe european eurosign eurozonesign ev every exclam exclamation
    exclamationmark exit expand exposure express extension external externaldrive extinguisher
    extralarge extreme eye eyebrow eyedropper eyeglasses eyes face faceid facemask facing
    fahrenheit fall fallen fan fanblades faxmachine fencing ferriswheel ferry few fiberchannel
    fibrechannel field figure file filemenu fill fillcolor filled film filter filters finder
    fingerprint fingers fire fireplace firewall firewire fireworks first fish fishing fit
    fitness fitpro fix flag flame flare flashlight flask flat flattrend fleuron flexibility flip
    flipphone floor florinsign flow flowchart fluid flute fn focus fog fold folded folder food
    foot football footprints for fork formfitting forward forwardslash fossil four fpm frame
    francsign free french fresh from front frontleft frontright frying fryingpan fuel fuelpump
    full fullscreen fully function functional furniture fx game gamecontroller garage gate gauge
    gb gear gearshape gearshift gen gen1 gen2 gen3 gen4 geometry germansharps gibbous gift
    giftcard glass glasses globe glove glowplug gobackward goforward golf gps grab gradienter
    graduationcap graph greaterthan greaterthanorequalto greek greetingcard grid group gu
    guaranisign guide guidepoint guitars gujarati gurmukhi gym gymbag gymnastics gyroscope hail
    half halffull hammer hand handbag handball handheld handlebar hands handset hanger hangup
    haptics hare hat hazardsign haze hd hdr he head header headlight headphones headprofile
    headrest heads headset health hearing hearingaid hearingdevice heart heat heater heavy
    heavyrain hebrew height helm helmet help herb hex hexagon hexagongrid hexagonpath hi
    hifireceiver hifispeaker high highintensity highlighter hiking hill hindi hitch hockey hold
    holding holdinghands home homebutton homekit homepod homepodmini hood horizon horizontal
    horizontalalign horn hourglass house hover hrivnasign hryvniasign human humidifier humidity
    hunting hurricane hydrogen ibeam ice icloud icon id identifier image implies in increase
    increment indent indianrupeesign indicator indirect indonesianrupiah indoor infinity
    infinitysign info inhaler inner insert inset inside instrument intelligence intermittent
    internaldrive intersection intervaltraining inverse inward ipad ipadlandscape iphone ipod
    ipodshuffle ipodtouch iron island italic ivfluid ja jack jacket japanese jar javascript join
    joystick jumprope justify justifyleft justifyright kannada karaoke kashida kayak keep key
    keyboard keypad keys khmer kickboxing kipsign kite km kn knife knob ko korean kph l1 l2 l3
    l4 labeled lacrosse ladder ladybug lamp landed landscape lane lanes lanyardcard lap laptop
    laptopcomputer laptopcomputers large largecircle larger lari larisign laryngeal laser lasso
    last latch latin laurel layered layers layout lb lc leading leadinghalf leadingthird leaf
    led ledger left lefthalf leftrotate leftthird leg leggings lens lessthan lessthanorequalto
    letter level lever licenseplate lid lifepreserver lift light lightbulb lighter lightning
    lightrail lightspectrum lightstrip lightswitch line linear lines lineweight link lips liquid
    lirasign list litas live livephoto lizard lm location lock locked lodge logo long longsword
    longtext loop lounge loupe louver low lower lowercase lsb lt luggage lungs m1 m2 m3 m4
    macbook macmini macpro macro macstudio macwindow magazine magicmouse magnify magnifyingglass
    magsafe mail malayalam malaysianringgitsign male mallet manatsign map mappin marathi mark
    marks martial mask massage match math matrix matter max measure measurement mecca medal
    mediabox mediastick medical meditate medium megaphone memories memorychip menorah menubar
    menucard merge message messages meter metering metronome mic microbe microphone microwave
    mid middle middleleft middleright middlethird mill millsign min mind mini minus mirror
    mirrorless mixed mixer ml mni modern modifier mono monoxide moon moonphase moonrise moonset
    moped more mosaic motion motionlines motorcycle motorized mount mountain mouse mouth move
    movie movieclapper mph mr mug multi multiply multispot music mustache my myanmar nacs
    nairasign name navigation near neck needle network new newspaper night none north northeast
    norway norwegiankronesign nose nosign not note notequal number numbers numbersign oar object
    octagon of off offgrid oil oilcan on onehanded open opening opposite opticaldisc
    opticaldiscdrive opticid option or orchestra orthogonal oscillation oscillator other
    otherside out outdoor outline outs outside outward oval oven over overhead overlay p1 p2 p3
    p4 pa pad paddle paddleshifter padheader padlock page pages paint paintbrush painted
    paintpalette palette palm pan panel pano panorama pants paper paperclip paperplane parachute
    paragraph paragraphsign parentheses park parking parkinglight parkingsign partial partition
    partly partners party pass passkey passthrough path patio pattern pause pawprint pc
    peacesign pedal pedals pedestrian pen pencil pencilslash pentagon people percent person
    personalhotspot perspective peruviansolessign pesetasign pesosign pet phase phone phonetic
    photo photos pi pianokeys pickleball pickup picture pie pilates pill pills pin pinch
    pinwheel pip pipe placeholdertext plaintext platter play playback player playground
    playpause playstation plug plus plusminus pocket podcasts point pointed pointer points pole
    polishzloty polishzlotysign pool popcorn popper popup portrait portraits position pot potted
    pottedplant power powerbeats powerbeats3 powerbeatspro powercord powerdot powermeter
    poweroff poweron poweroutlet powerplug powersleep precision press pressure printer prism pro
    professional profile programmable progress prohibit projective propane protractor puck pull
    pulse purchased purified purifier puzzle puzzlepiece pyramid qrcode quarter quarternote
    quarters question questionmark quote quotelevel r1 r2 r3 r4 race rack racket rackets
    racquetball radicand radio radiowaves raid rail rain rainbow rainy raised range ratio ray
    rays rb realtimetext rear rearleft rearright receipt receiver recessed reciprocal record
    recordingtape recreation rectangle rectanglepath rectangles rectangular recycle redaction
    refrigerant refrigerator registered relation remote remove removed repeat replacement reply
    resize restart retarder return returnarrow reverse rewards rhombus ribbon richtext right
    righthalf rightrotate rightthird righttriangle ring ringing risk rm road roadlane robotic
    rod roll rolled roller rolling roman romaniandeleu roof rosette rotate rotation rotor round
    rounded roundedbottom roundedtop router row rower rowing rows rpm rsb rt rtl ru rublesign
    rugby rugbyball ruler run runner running runningpace runway rupeesign safari safetycone
    sailboat sailing sander sat satellite saucer sawtooth scale scalemass scanner scatter school
    scissors scooter scope screwdriver scribble scroll scurve scurvepath sdcard seal search seat
    seatbelt seated seats sec second section security seesaw selection semi sensor sequence
    server service serving set setting seven shade shadow shape shapes share shared
    sharedwithyou shareplay sharp shazam shekelsign shelf shell sheqelsign shield shift shimmer
    shippingbox shirt shock shoe shoeprints shoes short shovel shower shuffle shutter si side
    sidebar sidejet sides sign signal signature signpost signs silver simcard simplified
    singaporedollarsign sinhala sink siren siri six sixspeed size sizes skateboard skateboarding
    skating skew skiing skin skis skull slash sleep sleet sleeve slider sliding slosh slow
    slowmo small smallblackcircle smallcircle smaller smartbatterycase smartphone smiley smiling
    smoke snippet snow snowboard snowboarding snowflake snowlake snowmobile soccer soccerball
    social socialdance sofa softball solar solo solobuds son sort sos sound south southeast
    southwest space spacing spade spark sparkle sparkler sparkles spatial spatialaudio speaker
    specular speech speedometer spigot spin spindle spiral spline split spoon sports sportscourt
    spot spray spread spring sprinkler square squarepath squareroot squares squareshape squash
    squeeze stack stadium stair stairs stand star stare staroflife stars start startstop state
    station stay steering steeringwheel stemless step stepper steps stereo sterlingsign
    stethoscope stick stop stopwatch storefront stove strap straw street strengthtraining
    stretching strikethrough strip stripe striped stripes stroke strokeline stroller studentdesk
    studio studiobud studiobuds studiobudsplus submarine subscript subtract suit suitcase
    suitcases sum summary sun sunbed sunglasses sunrise sunroof sunset superscript surfboard
    surfing surround suspension sutton suv swap swatch swatchpalette swedishkronasign swift
    swiftdata swim swipe swirl switch switcher switches symbol symmetrical syringe ta table
    tablecells tachometer tag tai taichi taillight takeoutbag tamil tap tape target task taskbar
    te teddybear telephone teletype television telugu temperature tengesign tennis tennisball
    tent terminal test testtube text textbox textcolor textformat texture th thai theatermask
    theatermasks therefore thermometer thermostat thread three threed throw thumbsdown thumbsup
    thunder ticket tilt timelapse timeline timemachine timer tip tire tirepressure to toggle
    togglepower toilet toll tool toolbox tools tooth toothbrush top tophalf topleading topleft
    topmiddle topright topthird toptrailing tornado tortoise torus touch touchid tow towelrack
    tower track trackpad traction traditional trailer trailing trailinghalf trailingthird train
    training tram transcript translate translucent transmission transparent trapezoid trash tray
    treadmill tree triangle trianglebadge trianglehead trianglepath triangleshape trophy
    tropicalstorm truck true trunk tsa tshirt tub tube tugriksign tuner tuningfork tunnel
    turkishlirasign turn turtleneck tv twice two type uiwindow ultra ultrasound ultrawide
    umbrella unchecked under underline underscore undo unfold unit universal unknown unlocked
    unplugged up upload upper uppercase upright uptrend upward urgent usb uturn vacuum van
    variable vault vector vehicle vent ventilator vertical verticalalign vial vibrate video
    videoprojector view viewfinder viewfindercircle viewport vinyl violin virus vision visionpro
    visor visual voice voiceover volleyball volume vs waist wake walk walker walking wall wallet
    wand waning warninglight wash washer watch watchface water waterbottle waterpolo wave
    waveform waves waving waxing web webcam weight weighted west wheel wheelchair whistle wide
    widebrim widget wifi wind window windows windshield wineglass wings wiper wireless with
    wonsign word words workout wrench wrestling write writing wrongwaysign xaxis xbox xmark
    xserve xyaxis yaxis yensign yieldsign yoga you zag zh zigzag zipper zl zone zoom zr zzz
    """
}
