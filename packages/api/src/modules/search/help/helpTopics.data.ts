import type { HelpTopic } from '@shop/contract/product-list.schema'

/**
 * Words and phrases of searches for a page of the shop rather than for products: `topic: phrases`. The first topic that a search names is its own.
 * Up to two words may stand between those of a phrase. Words of Hindi stand for all that have their root, in both scripts.
 */
export const TOPICS: readonly (readonly [HelpTopic, string])[] = [
  ['password', 'password, passwords, passcode, पासवर्ड'],
  [
    'coupons',
    'coupon not, coupons not, promo not, voucher not, offer not, code not apply, code not applied, code not applying, code not valid, coupon doesnt, coupon wont, coupon isnt, coupon invalid, invalid coupon, promo invalid, invalid promo, code invalid, invalid code, coupon expired, expired coupon, coupon rejected, coupon refused, coupon declined, coupon error, coupon problem, coupon issue, coupon fail, coupon failed, cannot apply coupon, cant apply coupon, unable apply coupon, coupon nahi, promo nahi, voucher nahi, offer nahi, coupon galat, कूपन नहीं, ऑफर नहीं, कूपन गलत',
  ],
  ['offers', 'promo code, coupon code, discount code, voucher code, offer code, code apply, apply code'],
  [
    'contact',
    'missing item, missing product, item missing, product missing, kam aaya, otp, ओटीपी, wrong address, galat address, address galat, address wrong, galat pata, pata galat, गलत एड्रेस, एड्रेस गलत, code not, verification code',
  ],
  [
    'deactivation',
    'deactivate, deactivation, deactivating, delete account, delete profile, delete id, delete data, data delete, data deletion, remove data, erase data, close account, remove account, disable account, account delete, account close, account remove, account deletion, account band, id delete, id band, खाता बंद, अकाउंट बंद, अकाउंट डिलीट, खाता डिलीट',
  ],
  [
    'account',
    'change number, change phone, change mobile, change email, change mail, change name, number change, phone change, mobile change, email change, name change, update number, update phone, update mobile, update email, update profile, update name, update details, edit profile, edit name, edit account, edit details, number update, email update, profile update, number badalna, number badle, naam badalna, email badalna, number edit, new number, profile, account details, account settings, log out, logout, signout, sign out, नंबर बदलना, नाम बदलना, प्रोफाइल, लॉग आउट, लॉगआउट',
  ],
  [
    'login',
    'login, signin, signup, log in, sign in, sign up, create account, new account, account create, account banana, open account, register, registration, लॉगिन, लॉग इन, रजिस्टर',
  ],
  [
    'offers',
    'loyalty, reward point, reward points, rewards, points, membership, cashback, cash back, referral, refer, लॉयल्टी, कैशबैक, रिवॉर्ड',
  ],
  [
    'charged',
    'payment failed, payment fail, payment failure, payment declined, payment nahi, payment not, payment pending, payment stuck, payment issue, payment problem, payment error, transaction failed, transaction, money deducted, amount deducted, money debited, amount debited, debited, deducted, deduct, charged twice, double charged, double payment, paise kat, paisa kat, पैसे कट, पैसा कट, पेमेंट फेल, पेमेंट नहीं, भुगतान नहीं, भुगतान विफल',
  ],
  [
    'orders',
    'invoice, invoices, bill, bills, receipt, receipts, gst, gstin, tax invoice, इनवॉइस, बिल, रसीद, जीएसटी, rate product, write review, post review, add review, give review, review kaise, review likhna, रिव्यू लिखना',
  ],
  [
    'exchanges',
    'size change, change size, size exchange, exchange size, size badalna, size badlo, साइज बदलना',
  ],
  ['returns', 'wrong size, galat size, size galat, size chhota, size bada, chhota size, bada size'],
  [
    'damaged',
    'wrong, galat, damaged, damage, defective, broken, leaked, leaking, spilled, spilt, kharab, toota, tuta, tooti, tuti, toot gaya, toot gayi, toot gaye, tut gaya, tut gayi, phat gaya, phata hua, phati hui, गलत, खराब, टूटा, टूटी, टूट गया, टूट गई, फटा, expired, not original',
  ],
  [
    'refunds',
    'paise wapas, paisa wapas, paise vapas, paisa vapas, money back, my money, money when, mera paisa, mere paise, paisa aayega, paise aayenge, paisa milega, paise milenge, paisa nahi, paise nahi, पैसे वापस, पैसा वापस, मेरा पैसा, मेरे पैसे, पैसा आएगा, पैसे आएंगे, पैसा मिलेगा, पैसे मिलेंगे, पैसा नहीं, पैसे नहीं',
  ],
  [
    'returns',
    'warranty, guarantee, return, returns, returning, returned, returnable, replacement, replacements, replace, wapas, vapas, wapis, wapsi, वापस, वापसी, रिटर्न',
  ],
  ['exchanges', 'exchange, exchanges, exchanging, exchanged, exchangeable, एक्सचेंज'],
  ['refunds', 'refund, refunds, refunded, रिफंड'],
  ['cancellation', 'cancel, cancelling, cancelled, cancellation, cancellations, कैंसिल, कैंसिलेशन, रद्द'],
  ['cash', 'cash, pay on delivery, payment on delivery, cod, c o d, कैश ऑन डिलीवरी, कैश, सीओडी'],
  [
    'contact',
    'bulk, bulk order, bulk orders, bulk quantity, wholesale, wholesaler, corporate order, corporate orders, b2b, reseller, reselling, become seller, become supplier, sell products, sell here, sell on, dealership, franchise, distributor, partnership, collaborate, collaboration, collab, influencer, affiliate, advertise, advertising, career, careers, job, jobs, vacancy, vacancies, hiring, internship, naukri, work with us, work with you, work for you, work here, unsubscribe, थोक, नौकरी',
  ],
  [
    'sizes',
    'size, sizes, sizing, measurement, measurements, maap, naap, guide, guides, chart, charts, साइज, साईज, नाप, माप',
  ],
  [
    'contact',
    'whatsapp, whats app, watsapp, helpline, toll free, call, chat, speak, talk, व्हाट्सएप, व्हाट्सऐप, व्हाट्सअप, वॉट्सऐप, हेल्पलाइन, कस्टमर केयर, कस्टमर',
  ],
  [
    'orders',
    'mera parcel, my parcel, mera package, my package, mera packet, my packet, package status, where package, package kahan, not received, not arrived, not come, not reached, nahi aaya, nahi aayi, nahi mila, nahi mili, nahi pahuncha, नहीं आया, नहीं आई, नहीं मिला, नहीं मिली, नहीं पहुंचा, मेरा पार्सल, order delivered, delivered order, order not delivered, parcel status, shipment status, delivery status, awb, order status, parcel nahi, parcel not, parcel kahan, parcel kidhar, where parcel, saman nahi, samaan nahi, package nahi, package not, packet nahi, packet not, ऑर्डर स्टेटस, पार्सल नहीं, पार्सल कहाँ',
  ],
  [
    'orders',
    'delivery late, late delivery, delayed, delay, order late, late order, parcel late, late parcel, package late, shipment late, courier late, der se, der ho, late ho, late kyun, लेट, देरी, देर से, देर हो',
  ],
  [
    'addresses',
    'delivery address, delivery addresses, shipping address, delivery ka address, delivery ka pata',
  ],
  [
    'shipping',
    'open box, contactless, doorstep, same day, next day, minimum order, order minimum, min order, minimum purchase, minimum cart, minimum amount, minimum value, delivery, deliveries, deliver, delivers, delivered, delivering, ship, ships, shipping, shipped, shipment, dispatch, courier, pincode, pincodes, pin code, डिलीवरी, डिलवरी, कूरियर, डिलीवर, शिपिंग, पिनकोड, पिन कोड',
  ],
  [
    'instalments',
    'emi, instalment, instalments, installment, installments, pay later, paylater, simpl, lazypay, kisht, kishton, किश्त, किश्तों, ईएमआई',
  ],
  [
    'payment',
    'payment, payments, pay, paying, paid, upi, netbanking, net banking, paytm, gpay, google pay, amazon pay, phone pe, phonepe, bhim, rupay, mastercard, credit, debit, bhugtan, भुगतान, पेमेंट, यूपीआई, क्रेडिट, डेबिट',
  ],
  ['brands', 'brand, brands, all brand, ब्रांड, ब्रांड्स'],
  [
    'contact',
    'contact, grievance, grievances, customer, grahak, seva, ग्राहक, सेवा, support, help, faq, faqs, madad, shikayat, complaint, complaints, complain, feedback, email, phone number, mobile number, baat karna, फोन नंबर, मोबाइल नंबर, संपर्क, शिकायत, हेल्प, मदद, बात करना',
  ],
  [
    'app',
    'app download, download app, app install, install app, app link, app hai, your app, have app, mobile app, android app, iphone app, ios app, play store, playstore, app store, ऐप, एप डाउनलोड',
  ],
  [
    'stores',
    'store, stores, showroom, showrooms, outlet, outlets, branch, branches, shop address, shop location, near me, nearest, have shop, shop in, physical shop, offline shop, dukan, dukaan, स्टोर, दुकान',
  ],
  ['investors', 'investor, investors, investor relations, shareholder, shareholders'],
  [
    'offers',
    'offer, offers, deal, deals, coupon, coupons, voucher, vouchers, discount, discounts, code, codes, promo, promos, promotion, promotions, sale, bogo, buy get, buy one get, ऑफर, कूपन, छूट, सेल',
  ],
  ['wishlist', 'wishlist, wishlists, wish list, saved items, saved products, favourites, favorites, विशलिस्ट'],
  ['contact', 'gift wrap, gift wrapping, gift wrapped, gift packing, gift note, gift message'],
  ['privacy', 'privacy, प्राइवेसी'],
  ['terms', 'terms, conditions'],
  ['addresses', 'address, addresses, pata badalna, pata badlo, pata change, पता बदलना, एड्रेस'],
  [
    'expiry',
    'expiry, expire, expires, expiration, best before, shelf life, manufacturing date, mfg date, batch number, एक्सपायरी',
  ],
  [
    'authenticity',
    'genuine, original, originals, authentic, authenticity, asli, nakli, duplicate, fake, असली, नकली, ओरिजिनल',
  ],
  ['about', 'about us, about company, about shop, about website, who are, who owns, owner, founder, company'],
  ['account', 'account, अकाउंट'],
  ['cart', 'cart, basket'],
  ['orders', 'order, orders, track, tracking, ऑर्डर, आर्डर, ट्रैक'],
  [
    'shipping',
    'bhejte, bhejenge, भेजते, भेजेंगे, kitne din, kitna din, kitne dino, kitna time, kitna samay, kab aayega, kab milega, kab tak, kab pahunchega, parcel, how many days, when will, when can, how long, कितने दिन, कितने दिनों, कब तक, कब आएगा, कब मिलेगा, कब पहुंचेगा, पार्सल',
  ],
  ['returns', 'policy, policies, पॉलिसी'],
]

/** Phrases that ask for help with goods, too: "can i return lingerie". */
export const SURE =
  'gift wrap, gift wrapping, gift wrapped, gift packing, gift note, gift message, return policy, returns policy, exchange policy, refund policy, return rules, return possible, exchange possible, can i return, can we return, can i exchange, can we exchange, open box, how to return, how to exchange, how do i return, how do i exchange, return kaise, exchange kaise, return kar sakte, exchange kar sakte, return ho, exchange ho, refund kaise, refund kab, return nahi, return karna, wapas karna, exchange karna, refund karna, cancel karna, size change, change size, size badalna, size badlo, bulk order, bulk orders, bulk quantity, in bulk, bulk mein, bulk me, delivery boy, delivery person, delivery partner, order cancel, cancel order, cancel my, track my, not received, not delivered, nahi aaya, वापस कैसे, रिटर्न कैसे, वापस करना, रिटर्न करना, कैंसिल करना, नहीं आया'

/** Beginnings of questions, which ask about nothing yet: `topic: phrases`. */
export const BEGINNINGS: readonly (readonly [HelpTopic, string])[] = [
  [
    'orders',
    'where is, where is my, where is the, wheres, wheres my, where are, where are my, where my, when is my, why is my, how do i, how do we, how can i, how can we, can i, can we, mera order, order kab, order kahan, kahan hai, kaha hai, मेरा ऑर्डर, ऑर्डर कब, कहाँ है, कहां है',
  ],
  [
    'shipping',
    'when will, when will i, when will my, when can, when can i, how long, kab, kab tak, kab aa, कब',
  ],
]

/** Words that a question for sizes has. */
export const SIZES = 'size sizes sizing measurement measurements maap naap साइज साईज नाप माप'

/** Words beside the goods of a question for their sizes, or for ways to pay. */
export const BESIDE_GOODS =
  'cod cash on delivery pay payment emi no option change badalna badlo सीओडी कैश ऑन डिलीवरी ईएमआई बदलना पर guide guides chart charts help check find know choose select right sahi pata lu lun loon india indian uk us eu inches cm चार्ट पता सही कौन सा लूं लू लूँ'

/** Words of topics that are of goods beside another topic: "return gift". */
export const GOODS: ReadonlySet<string> = new Set(['gift', 'box'])

/** Words for what a shopper does with goods after an order, also beside the names of these alone: "return lingerie". */
export const DONE_WITH_GOODS =
  'return returning refund exchange exchanging cancel cancelling cancellation wapas wapsi vapas रिटर्न वापस वापसी रिफंड एक्सचेंज कैंसिल'

/** Words for goods that have come, so that those that are broken or wrong are no wish: "defective kurta received". */
export const HAVING_COME =
  'received delivered came got aaya aayi aaye mila mili mile nikla nikli nikle आया आयी आई आए मिला मिली निकला निकली'

/** Words that make a "return" one of presents. */
export const PRESENTS =
  'gift gifts gifting favour favours favor favors hamper hampers present presents गिफ्ट उपहार'

/** Words that may be beside those of a topic, in English and in Hindi of both scripts. */
export const COMMON =
  'a about agent axis bottle seal bajaj dekhe dekhna finserv hdfc icici kotak sbi emails human newsletter notifications price prices representative site student website top popular famous good earn collect accept accepted accepts z placed place confirmed confirm aaya aayi aaye aayega after all alphabetical already am amount an and any app apply are arrive arrived arrives arriving at available back badalna badle badlo bank be been being best bhej bhejo bhejte bhool bhul bhula bill but buy by can cannot card cards care cash center centre change changed changing charge charged charges check city come comes coming cost costs courier customer dal dala dali date day days debited deducted delay delayed delivery details did didnt do does doesnt doing done dono dont double download edit entering error executive expected express friend friends officer extra failed failing failure fast fastest fees few first for forgot forgotten free from full gaya gayi ga gaye generate get getting give given got h has hasnt have havent having hai hain hello hi ho hoga home hour hours how hua hui i if in info information is isnt issue issued it item items its ka kab kahan kaha kahaan kaise kar kare karein karna karni karo karte karu karun kat kata kate ke keep keeps ki kitna kitne kitni kya late life link list liye location long lost mail main maine make many max maximum me mein member mera mere meri message method methods milega mila min minimum minute minutes missing mobile mode modes modify modified modification money month more morning mujhe much my name near need net never new next no not number of office offline on once one online only open option options or order orders other our out over page piece pieces colour color nikla nikli nikle daal pahunchega paid paisa paise parcel part pata pending people per person phone please points policies policy possible problem process product products program programme provide query question questions raha rate raise reach reached reason receive received receiving redeem remaining request resend reset recover forget rule rules sab same samaan saman samay se sell send sent service services shop should show sign since size sizes sizing slow sms someone soon speed standard status stay still store stuck successful sunday system take taken takes taking talk tax team tell than that the their them there these they this time times timing timings to today tomorrow total transaction try trying twice two type unable until up update us use used user users using via view wala want was way we week weeks were what whatsapp when where which while who why will with within without wont work working would wrong yeh yet you your lu lun loon measure pata sahi right fit aap aapka aapke aapki ye yah ya sach sachi pakka lag lagta abhi ata aata aa aati aate ayega aaega aega aaegi ayegi aayegi aur batao baat bataye bhai bhi chahiye chalega chalta de deta dete dikhao din dino dinon diya do sakta sakte sakti lagega lagenge lagta lagte lage leta lete hogi hone hota hoti hote isme iska jaldi jata jayega jaega kaun kaunsa kaunse konsa konse ko kyu kyun kyon kal aaj kisi koi kuch liya lo mil mili milta milti milte milegi milenge nahi nahin nai nhi par pe pehle pahuncha pahunchegi pohchega rahi rahe rakha saka tak tha thi to toh wapas tarika tareeka tarike niyam vidhi prakriya steps lagana lagaye lagaen lagau lagao lagate daalna daale istemal upyog prayog install android iphone ios ' +
  'पॉलिसी निकला निकली निकले गलत डाल दिया आए आये मेरा मेरी मेरे का की के को से में पर है हैं क्या कब कहाँ कहां कैसे कितना कितने कितनी करें करना करूं करो हो होगा होगी मिलेगा मिलेगी आया आयी आई आएगा आएगी आता गया गई भूल बदलें बदलना बदलो पैसे पैसा प्रोडक्ट सामान नंबर फोन मोबाइल चार्ज शुल्क दिन दिनों घंटे घंटा मुझे मैं लॉग इन तक नहीं रहा रही रहे क्यों कट कटा गए लगेंगे लगेगा लगता समय टाइम पहुंचेगा पहुंचेगी कार्ड पार्सल ऑर्डर आर्डर करते सकते आप आपके आपका लिस्ट केयर बात फेल विफल मिला मिली चाहिए कौन से घर फ्री चार्ट सा सी लूं लू लूँ पता सही तरीका तरीके नियम विधि प्रक्रिया लगाएं लगाना लगाऊं लगाते डालें डालना इस्तेमाल उपयोग डाउनलोड इंस्टॉल'

/** Words with which a text asks, so that others than goods beside a topic are names, such as those of places. */
export const ASKING =
  'do does can could will would is are how when what why where which who time days date possible available charges charge cost in to at from outside kab kaise kya kitne kitna kitni kahan kyu kyun nahi hoga hogi hota hoti milega milegi mein me कब कैसे क्या कितने कितना कितनी कहाँ कहां क्यों होगा होगी होता होती मिलेगा में'

/** Words with which a shopper tells what to do. */
export const WISHING =
  'my i me want need please mera meri mere mujhe karna karni karo kare hai chahiye मेरा मेरी मेरे मुझे करना करनी करो है चाहिए'

/** Other countries, which the shop does not deliver to. */
export const ABROAD =
  'abroad overseas international internationally worldwide globally global foreign countries country usa us uk uae dubai sharjah qatar kuwait oman bahrain saudi canada australia zealand nepal bhutan bangladesh lanka singapore malaysia america europe germany france ireland london videsh विदेश दुबई अमेरिका नेपाल'

/** Names of topics that also ask beside a place alone: "delhi delivery". */
export const PLACES =
  'india outside delhi mumbai bangalore bengaluru hyderabad chennai kolkata pune ahmedabad jaipur lucknow kanpur nagpur indore thane bhopal patna vadodara ghaziabad noida gurgaon gurugram faridabad ludhiana agra nashik meerut rajkot varanasi srinagar amritsar allahabad prayagraj ranchi coimbatore jabalpur gwalior vijayawada jodhpur madurai raipur kota guwahati chandigarh mysore mysuru kochi cochin kerala trivandrum goa surat dehradun shimla jammu kashmir assam bihar punjab haryana gujarat rajasthan maharashtra odisha bhubaneswar karnataka tamilnadu telangana sikkim manipur meghalaya nagaland village gaon दिल्ली मुंबई बैंगलोर बेंगलुरु नोएडा पुणे गांव गाँव भारत'
