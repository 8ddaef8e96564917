/// The words in the names of SF Symbols.
///
/// Apple's catalog has thousands of names built from fewer words. A name with any other word isn't a symbol.
enum SymbolVocabulary {
  static func contains(_ word: String) -> Bool {
    word.count == 1 || word.first?.isNumber == true || words.contains(word)
  }

  static let words: Set<String> = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let text = """
    abc abs accelerator accessibility active add adjustable africa air airbag aircraft airplane
    airplaneseat airplay airplayaudio airplayvideo airpod airpodpro airpods airpodsmax airport
    airtag alarm align aligncenter alignleft alignright allergens alt alternatingcurrent american
    americas and angle angled ant antenna aperture app append apple applepencil applescript
    appletv appletvremote applewatch appwindow aqi ar arabic archery archivebox arm armchair arms
    around arrival arrow arrowkeys arrows arrowshape arrowtriangle artframe asia aspectratio
    asterisk at atom atv audio auraltsign australia australian australiandollarsign autobrakehold
    automatic automobile autostartstop axe back backpack backward badge badminton bag bahtsign
    balloon ballot band bandage banknote bar barcode barometer barre bars base baseball basket
    basketball bathtub batteries battery batteryblock beach beads beats bed bell belt bench
    between beveled bicycle bifold bin bind binoculars biohazard bird birthday bitcoinsign blinds
    block board bold bolt bonjour book bookmark books bootcamp border both bottle bottom
    bottomhalf bottomleading bottomleft bottomright bottomthird bottomtrailing bowling box boxing
    brain brakesignal branch brazilianrealsign breadth briefcase broadcast bubble bubbles bucket
    building bulgarian bullet buoy burn burst bus button by cabinet cable cablecar cake calculator
    calendar camera can candybarphone canoe cap capital caplock capslock capsule captions car
    carbon card cardinal cardio cards carplay carrot carseat cart case cassette cat cedisign
    cellularbars celsius center central centsign chair chandelier character characters charger
    charging chart check checkerboard checkered checklist checkmark chevron child children chinese
    chineseyuan circle circlebadge circlepath circles clear climate climbing clip clipboard clock
    clockwise close closed closing cloud club cobwheel code coffee coil coloncurrencysign color
    column columns comb command community compact compass compress computer conditioner cone
    connected connector console contact container context contract contrast control convertible
    cooktop coolant cooldown core corner corners counterclockwise countertop coupled cpu
    creditcard crescent cricket crop cross crossed crown cruisecontrol cruzeirosign cube cup
    curling curlybraces cursor cursorarrow curtains curve curved cut cycle cylinder cyrillic dance
    danish danishkronesign dash dashed data days deadline decode decrease defrost degreesign
    delete departure desk deskclock desktopcolor desktopcomputer deskview detail device devices
    diagonal dial diamond die diff disc discus dishwasher display displays distance distribute
    divide doc dock document dog dollarsign domain dongsign door dot dots dotted double
    doubledecker down download downtrend dpad drawer drawing dress drive drizzle drone drop dryer
    dual duffle dumbbell dust dvi ear earbuds earpods east ecg educator eighths eject electric
    electrical ellipse ellipsis ellipsoid elliptical empty end engine english enter entry envelope
    equal eraser escalator escape esim ethernet europe european eurosign eurozonesign ev every
    exclamationmark exit expand exposure extension external externaldrive eye eyebrow eyedropper
    eyeglasses eyes face faceid facemask fahrenheit fall fallen fan faxmachine fencing ferriswheel
    ferry few field figure file fill fillcolor filled film filter fingerprint fire fireplace
    firewall firewire first fish fishing fit fitness fix flag flame flare flashlight flask flat
    flattrend flexibility flip flipphone floor florinsign flow fluid flute fn focus fog fold
    folded folder food foot football footprints for fork forward forwardslash fossil four fpm
    frame francsign free from front frying fryingpan fuel fuelpump full fullscreen fully function
    functional fx game gamecontroller garage gauge gear gearshape gearshift gen geometry
    germansharps gibbous gift giftcard glass glasses globe glove gobackward goforward golf gps
    grab gradienter graduationcap graph greaterthan greek grid group guaranisign guide guitars
    gujarati gurmukhi gym gymbag gymnastics gyroscope hail half hammer hand handbag handball
    handlebar hands handset hanger hangup hare hat hazardsign haze hd hdr head headlight
    headphones headprofile headrest heads headset health hearing hearingaid hearingdevice heart
    heat heater heavy heavyrain hebrew height helm help herb hexagon hexagongrid hexagonpath
    hifireceiver hifispeaker high highlighter hiking hill hindi hockey holding holdinghands home
    homebutton homekit homepod homepodmini hood horizon horizontal horizontalalign horn hourglass
    house hrivnasign hryvniasign human humidifier humidity hunting hurricane icloud icon id
    identifier image implies in increase increment indent indianrupeesign indicator
    indonesianrupiah indoor infinity infinitysign info inhaler inner insert inset instrument
    intelligence internaldrive inverse inward ipad ipadlandscape iphone ipod ipodshuffle ipodtouch
    iron island italic jacket japanese jar javascript join jumprope justify kannada karaoke kayak
    keep key keyboard keys khmer kickboxing kipsign kite knife knob korean labeled lacrosse ladder
    ladybug lamp landscape lane lanes lanyardcard laptop laptopcomputer laptopcomputers large
    largecircle lari larisign laryngeal lasso last latch latin laurel layered layers leading
    leadinghalf leadingthird leaf ledger left lefthalf leftrotate leg leggings lens lessthan
    letter level lever lid lifepreserver lift light lightbulb lighter lightning lightrail
    lightspectrum lightstrip lightswitch line linear lines lineweight link lips liquid lirasign
    list litas live livephoto location lock locked lodge logo longsword longtext loop lounge
    louver low lowercase luggage lungs macbook macmini macpro macro macstudio macwindow magazine
    magnifyingglass magsafe mail malayalam malaysianringgitsign male mallet manatsign map mappin
    marathi mark mask match math max measure medal medical medium megaphone memories memorychip
    menorah menubar menucard merge message messages metronome mic microbe microphone microwave
    mill millsign min mind mini minus mirror mirrorless mixed mixer modern modifier moon moonphase
    moped motion motorcycle mount mountain mouse mouth move movie movieclapper mph mug multi
    multiply music mustache myanmar nairasign name navigation near neck needle network new
    newspaper night north northeast norway norwegiankronesign nose nosign not note notequal number
    numbers numbersign object octagon of off offgrid oil oilcan on open opening opposite
    opticaldisc opticaldiscdrive opticid option orchestra orthogonal oscillator other otherside
    outdoor outline oval oven overlay pad paddle padheader padlock page pages paintbrush painted
    paintpalette palette pano panorama pants paper paperclip paperplane parachute paragraph
    parentheses park parking parkinglight parkingsign partly partners party pass passkey
    passthrough path patio pause pawprint peacesign pedal pedals pedestrian pen pencil pencilslash
    pentagon people percent person personalhotspot perspective peruviansolessign pesetasign
    pesosign phase phone photo photos pianokeys pickleball picture pie pilates pill pills pin
    pinch pinwheel pip pipe placeholdertext play playback player playpause playstation plug plus
    plusminus pocket point pointed pointer points pole polishzloty polishzlotysign pool popcorn
    popup portrait portraits position pot potted pottedplant power powerbeats powerbeatspro
    powercord powerdot poweroff poweron poweroutlet powerplug powersleep precision printer prism
    pro prohibit projective propane protractor pull pulse purchased purified purifier puzzle
    puzzlepiece pyramid qrcode quarter quarternote quarters question questionmark quote race rack
    racket rackets radio radiowaves rail rain rainbow rainy raised range ratio ray rays rear
    receipt receiver reciprocal record recordingtape recreation rectangle rectanglepath rectangles
    recycle redaction refrigerant refrigerator registered relation removed repeat replacement
    reply restart retarder return returnarrow reverse rhombus ribbon richtext right righthalf
    rightrotate ring ringing risk road roadlane robotic rod roll rolled roller rolling roman
    romaniandeleu roof rosette rotate rotation rotor round rounded router row rower rows rpm rtl
    rublesign rugby ruler run runner running runway rupeesign safari sailboat sailing sander
    satellite saucer sawtooth scale scalemass scanner scatter school scissors scope screwdriver
    scribble scroll scurve sdcard seal search seat seatbelt sec second section security seesaw
    selection semi sensor sequence server set setting seven shadow shape shapes share shareplay
    sharp shazam shelf shell shield shift shimmer shippingbox shirt shoe shoeprints shoes short
    shovel shower shuffle side sidebar sides sign signal signature signpost signs silver simcard
    simplified singaporedollarsign sinhala sink siren six size skateboard skateboarding skew
    skiing skin skull slash sleep sleet sleeve slider slosh slow slowmo small smallblackcircle
    smallcircle smiling smoke snippet snow snowboarding snowflake snowmobile soccer soccerball
    social sofa softball solar solo son sort sos sound south southeast southwest space spade spark
    sparkle sparkler sparkles speaker speech speedometer spigot spin spindle spiral spline split
    sports sportscourt spring sprinkler square squarepath squareroot squares squareshape squash
    squeeze stack stadium stairs stand star stare staroflife stars start startstop state station
    stay steering steeringwheel step stepper steps stereo sterlingsign stethoscope stick stop
    stopwatch storefront strap straw street strengthtraining stretching strikethrough stripe
    stripes strokeline stroller studentdesk studio submarine subscript subtract suit suitcase
    suitcases sum sun sunbed sunglasses sunrise sunroof sunset superscript surfboard surfing
    surround suspension suv swap swatch swatchpalette swedishkronasign swift swim swirl switch
    switcher switches symbol symmetrical syringe table tablecells tachometer tag tai takeoutbag
    tamil tap tape target task taskbar teddybear telephone teletype television telugu temperature
    tengesign tennis tennisball tent terminal test testtube text textbox textcolor textformat
    texture thai theatermask theatermasks therefore thermometer thermostat thread three threed
    throw thumbsdown thumbsup thunder ticket tilt timelapse timeline timer tire tirepressure to
    toggle toilet tool toolbox tooth toothbrush top tophalf topleft topright topthird tornado
    tortoise touchid tow towelrack tower trackpad traction traditional trailer trailing
    trailinghalf trailingthird train training tram transcript translate transmission transparent
    trapezoid trash tray treadmill tree triangle trianglebadge trianglepath trophy tropicalstorm
    truck true trunk tshirt tub tube tugriksign tuner tuningfork tunnel turkishlirasign turn
    turtleneck tv twice two type ultra ultrasound umbrella under underline underscore undo unfold
    universal unknown unlocked unplugged up upload uppercase uptrend urgent usb uturn vacuum van
    variable vault vector vehicle vent ventilator vertical verticalalign vial vibrate video view
    viewfinder viewfindercircle viewport vinyl violin virus visionpro visor visual voice voiceover
    volleyball volume vs waist walk walker walking wall wallet wand waning warninglight wash
    washer watch watchface water waterbottle waterpolo wave waveform waves waving waxing web
    webcam weight west wheel wheelchair whistle wide wifi wind window windows windshield wineglass
    wings wiper with wonsign word words workout wrench wrestling write writing xaxis xbox xmark
    xserve xyaxis yaxis yensign yoga zag zigzag zipper zl zone zoom zzz
    """
}
