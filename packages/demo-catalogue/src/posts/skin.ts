import type { DemoPost } from '../types.ts'

export const skinPosts: DemoPost[] = [
  {
    slug: 'monsoon-skin-routine',
    title: 'A monsoon skin routine with fewer steps',
    category: 'skin',
    subCategory: 'through-the-seasons',
    tags: ['Monsoon', 'Routine', 'Humidity'],
    date: '2026-07-04',
    cover: {
      products: ['noor-and-neem-neem-and-tulsi-face-wash', 'himadri-watermelon-ice-gel-cream'],
      tint: '#e2eadc',
    },
    metaDescription:
      'Sticky by eight, shiny by ten? A short morning and evening skin routine for Indian monsoons: gel textures, sunscreen on cloudy days and dry feet.',
    body: `<p>The first rain smells wonderful and then, for three months, nothing dries: not the towels, not the school shoes, not your face. Skin that behaved in April turns shiny by ten in the morning and tight by night. The answer is not a stronger face wash. It is less of everything.</p>
<h2>Morning: three things</h2>
<ol>
<li><strong>Cleanse once, gently.</strong> A low-foam wash or, if you woke up comfortable, only water. Squeaky is not the goal; squeaky skin makes more oil by lunch.</li>
<li><strong>Gel instead of cream.</strong> Look for a light gel with glycerin or hyaluronic acid. A pea is enough while the face is still a little damp.</li>
<li><strong>Sunscreen, even under a grey sky.</strong> Cloud dims the light more than it blocks the ultraviolet. Choose a fluid or gel that dries down, and use the amount you would in May.</li>
</ol>
<h2>In between: hands off</h2>
<p>Shine at midday is sweat as much as oil. Press a tissue to it. If you commute on a two-wheeler, wash the chin strap of your helmet every week; it is the least suspected cause of spots along the jaw. The pillowcase comes a close second, and so does the phone.</p>
<h2>Evening: wash the day off</h2>
<p>If you wore makeup or sunscreen, and you did, begin with micellar water or a cleansing oil, then your usual wash. Follow with the same gel. Twice a week, in place of scrubbing, you might use a mild exfoliating toner with salicylic or lactic acid. Not on the night you wax or thread, and not if the skin stings.</p>
<p>Rich night cream can go to the back of the shelf until Diwali. Facial oil too, unless your room is air-conditioned all night and you wake up parched.</p>
<h2>Below the chin</h2>
<ul>
<li>Change out of wet clothes when you arrive, not after tea.</li>
<li>Dry between the toes, then again. Dust the insides of closed shoes with powder and rest each pair for a day.</li>
<li>Cotton and mulmul next to the skin; leave the tight synthetics for October.</li>
</ul>
<blockquote>A monsoon routine works when you could do it with the power gone and the water lukewarm.</blockquote>
<p>A rash that itches, spreads or comes in rings deserves a dermatologist and not a home remedy. Steroid creams bought over the counter often make such rashes harder to treat. For all the rest, patience and a dry towel will take you a long way.</p>`,
    productsHeading: 'Light enough for July',
    relatedCategories: ['face-wash', 'gel-cream', 'sunscreen', 'toner'],
  },
  {
    slug: 'sunscreen-for-indian-summers',
    title: 'Sunscreen for Indian summers, without the white film',
    category: 'skin',
    subCategory: 'through-the-seasons',
    tags: ['Sunscreen', 'Summer', 'How to', 'Brown skin'],
    date: '2026-03-26',
    cover: {
      products: ['dhara-lab-invisible-gel-sunscreen-spf-50', 'sheher-oversized-square-sunglasses'],
      tint: '#f6ead0',
    },
    metaDescription:
      'How much sunscreen to use, what SPF and PA mean, how to top up over makeup, and which textures leave no white cast on brown skin.',
    body: `<p>By the end of March the afternoon light in most of India has an opinion. Sunscreen is the one product that every skin type, every age and every budget has a reason to use, and the one most often abandoned because it felt like paste. Let us fix the paste.</p>
<h2>What the letters mean</h2>
<p><strong>SPF</strong> tells you about UVB, the rays that burn. <strong>PA</strong> with its plus signs tells you about UVA, which reaches deeper, passes through window glass and has much to do with tanning and uneven tone. For daily life look for SPF 30 or more with PA+++ or PA++++. For a day at the beach or on a trek, SPF 50 and a hat. No number lasts all day.</p>
<h2>Two fingers, really</h2>
<p>Squeeze a line along the index finger and another along the middle finger. That is what your face and neck need to come near the number on the box. It feels like a lot. Apply it in two rounds: one finger, wait a minute, the second finger. Ears, the parting of the hair, the back of the neck above a deep blouse and the tops of the feet in kolhapuris are the places everyone forgets.</p>
<h2>About that white film</h2>
<ul>
<li>Zinc oxide and titanium dioxide sit on the skin and scatter light, which can look lavender on brown skin. Tinted versions solve it, and many now come in more than one tint.</li>
<li>Filters that absorb light instead tend to dry clear. Fluids and gels of this kind suit oily skin and humid cities.</li>
<li>If it pills into little rolls, your moisturiser was too rich or still wet. Use less and wait.</li>
</ul>
<h2>Topping up in real life</h2>
<p>Every two hours outdoors, and after sweating or swimming. At a desk away from the window, once before you leave is sensible. Over makeup, press on a sunscreen stick or a cushion with a sponge. Sprays and powders are pleasant extras, but it is hard to use enough of them.</p>
<blockquote>The best sunscreen is the one whose tube you finish by June.</blockquote>
<h2>Help it along</h2>
<p>A cotton dupatta over the head, sunglasses, the shady side of the street, errands before ten. These were our grandmothers’ methods, and they work in layers with the tube. If a sunscreen stings your eyes or your skin comes up in bumps, patch-test another kind; there are enough textures now that nobody should have to suffer one.</p>`,
    productsHeading: 'Sunscreens that sink in',
    relatedCategories: ['sunscreen', 'after-sun', 'sunglasses'],
  },
  {
    slug: 'how-to-patch-test',
    title: 'How to patch-test, and why behind the ear is not enough',
    category: 'skin',
    subCategory: 'know-your-products',
    tags: ['Patch test', 'Sensitive skin', 'How to'],
    date: '2026-02-05',
    cover: {
      products: [
        'saanjh-kumkumadi-glow-serum',
        'barfi-skin-malai-whip-face-cream',
        'dhara-lab-invisible-gel-sunscreen-spf-50',
      ],
      tint: '#e9e4da',
    },
    metaDescription:
      'A five-day patch test for serums, creams, oils and hair colour: where to put it, how long to wait, and what counts as a reaction.',
    body: `<p>A new serum arrives and you want it on your whole face by tonight. We understand. But skin that reacts takes longer to settle than a patch test takes to do, and a small red square on the forearm is easier to hide at a cousin’s sangeet.</p>
<h2>Irritation or allergy?</h2>
<p>They look alike and are not the same. <strong>Irritation</strong> is quick: stinging, heat, dryness, within minutes or hours, often because the product is strong or the skin already sore. <strong>Allergy</strong> is slow: itching, bumps, swelling, sometimes only on the second or third day, and then every time. That delay is why a dab behind the ear ten minutes before you leave tells you very little.</p>
<h2>The five-day test</h2>
<ol>
<li><strong>Day one, evening.</strong> Put a little on the inside of the forearm, near the elbow. Mark the spot with a pen. If it is a wash-off product, rinse after the time on the label.</li>
<li><strong>Days two and three.</strong> Same place, same time. Look at it in daylight before you put on more.</li>
<li><strong>Day four.</strong> If the arm is calm, try a coin-sized patch along the jaw.</li>
<li><strong>Day five.</strong> Still calm? Start on the face every other night before you use it daily.</li>
</ol>
<h2>Do it one at a time</h2>
<p>If you begin a serum, a cream and a sunscreen in the same week and something itches, you have three suspects and no witness. Leave a week between newcomers. Write the date on the box with a marker; you will be glad of it when you want to know how long a bottle has been open, too.</p>
<h2>Hair colour has its own rule</h2>
<p>Dyes deserve the full forty-eight hours before <em>every</em> use, even with the shade you have used for years, because an allergy can begin at any time. Follow the leaflet in the pack to the letter. This goes for dark henna mixes as well: cones and powders sold as black henna may contain the same dye as boxed colour.</p>
<h2>When it goes wrong</h2>
<ul>
<li>Wash it off with plenty of cool water and mild soap.</li>
<li>Use nothing else on the spot but a bland moisturiser.</li>
<li>Keep the packaging, so that a doctor can read the ingredients.</li>
</ul>
<p>Swelling of the lips or eyes, blisters, or trouble breathing need medical help at once. A passing tingle from an acid toner does not, though you may decide that life is too short for tingling.</p>`,
    productsHeading: 'Gentle places to begin',
    relatedCategories: ['moisturiser', 'cleanser'],
  },
  {
    slug: 'a-gentler-ubtan',
    title: 'Your grandmother’s ubtan, made a little gentler',
    category: 'skin',
    subCategory: 'kitchen-and-ritual',
    tags: ['Ubtan', 'Wedding season', 'Recipe'],
    date: '2026-11-15',
    cover: { kind: 'jar', model: 'ubtan', colour: '#d8ab4e', accent: '#b5833c', tint: '#f4e7c8' },
    metaDescription:
      'A besan, oats and rose ubtan for wedding season, with swaps for dry and oily skin, how to apply it without scrubbing, and what to leave out.',
    body: `<p>Wedding season begins, and in kitchens across the country someone is stirring besan into a paste with her finger and tasting nothing. Ubtan is older than any brand in our shop. It also has a reputation for leaving faces pink and towels yellow for good. Both are avoidable.</p>
<h2>The basic bowl</h2>
<p>For one face and neck:</p>
<ul>
<li>2 spoons fine besan</li>
<li>1 spoon oats, ground to dust</li>
<li>½ spoon sandalwood or dried rose powder</li>
<li>A pinch of kasturi manjal, the wild turmeric that stains far less than the cooking kind</li>
<li>Enough milk, curd or rose water to make a loose batter</li>
</ul>
<p>Let it stand for five minutes. The flour swells and softens, and that is the difference between a mask and sandpaper.</p>
<h2>Adjust it to your skin</h2>
<h3>If you are dry</h3>
<p>Use full-fat milk and add a few drops of almond oil. Wash off before it sets hard.</p>
<h3>If you are oily</h3>
<p>Use curd, and swap a spoon of besan for multani mitti. Once a week is plenty.</p>
<h3>If you are easily upset</h3>
<p>Leave out turmeric and fragrance altogether. Oats and milk alone make a lovely, boring, calming paste. Try it on the arm first.</p>
<h2>Put it on like a shawl</h2>
<ol>
<li>Spread a thin layer on a damp, clean face. Keep clear of the eyes and of any broken skin.</li>
<li>Wait eight to ten minutes. Stop while it is still slightly soft.</li>
<li>Wet your hands and loosen it in small circles, letting the water do the work. Do not rub it off dry, whatever your mausi says about stray hair.</li>
<li>Rinse with cool water, pat, and moisturise within a minute or two.</li>
</ol>
<blockquote>An ubtan should leave you soft. If it leaves you red, it was a scrub wearing a nice name.</blockquote>
<h2>Please leave out</h2>
<p>Lemon juice, baking soda and crushed sugar. The first two are too harsh for a face and the last has edges. And do not expect a different complexion: what you get is cleaner, smoother skin that takes makeup well, and half an hour in which nobody may ask you for anything.</p>
<h2>The timetable for a bride</h2>
<p>Begin a month before, once a week, so there are no surprises. The last one comes two or three days ahead of the haldi, never on the morning itself. And wear an old petticoat.</p>`,
    productsHeading: 'Ubtans, and gentle things beside them',
    relatedCategories: ['sheet-mask', 'soap', 'ubtan'],
  },
  {
    slug: 'how-to-read-a-skincare-label',
    title: 'How to read a skincare label in two minutes',
    category: 'skin',
    subCategory: 'know-your-products',
    tags: ['Ingredients', 'Labels', 'Shopping'],
    date: '2025-12-19',
    cover: {
      products: ['dhara-lab-niacinamide-10-percent-and-zinc-serum', 'dhara-lab-ceramide-barrier-moisturiser'],
      tint: '#dfe8e8',
    },
    metaDescription:
      'Order, percentages, dates and the open-jar symbol: what a skincare pack in India has to tell you and which words on the front mean very little.',
    body: `<p>The front of the pack is a poem. The back is a document. When you shop for skincare, online or at the counter, two minutes with the document will save you more money than any sale.</p>
<h2>Start with the order</h2>
<p>Ingredients are listed from most to least. The first five or six make up nearly all of what is in the bottle, so if water, glycerin and a silicone come first and saffron comes second to last, you are buying a light gel with a saffron story. That may be a perfectly nice gel. You simply know now what you are paying for.</p>
<p>Below about one per cent the order is free, and many useful things live down there: retinol, peptides, fragrance, preservatives. Low on the list does not always mean useless.</p>
<h2>Four questions worth asking</h2>
<ol>
<li><strong>Which active, and how much?</strong> Niacinamide at five per cent is common and comfortable. Ten is not twice as good, and stings more people.</li>
<li><strong>Is there fragrance?</strong> <em>Parfum</em>, <em>fragrance</em> and essential oils all count. Lovely if you are sturdy, a suspect if you are not.</li>
<li><strong>What is the packaging?</strong> Vitamin C in a clear jar is a promise with the lid off. Dark glass and pumps keep it longer.</li>
<li><strong>How long after opening?</strong> Look for the little open-jar symbol: 6M, 12M. Count from the day you open it.</li>
</ol>
<h2>What a pack in India must say</h2>
<p>Look for the maker’s name and address, the licence or registration number, batch number, month of manufacture, best before date, net quantity and the maximum retail price with all taxes. Imported products carry the importer’s details too. If a listing or a pack has none of this, do not put it on your face. Price is not the test; papers are.</p>
<h2>Words that mean less than they seem</h2>
<ul>
<li><strong>Dermatologically tested</strong>: someone tested it. It does not say what they found.</li>
<li><strong>Natural</strong>: so is poison ivy.</li>
<li><strong>Chemical-free</strong>: nothing is; water is a chemical.</li>
<li><strong>Non-comedogenic</strong>: a hint for oily skin rather than a guarantee.</li>
</ul>
<blockquote>Buy the list that suits your skin, in the texture that you will actually use.</blockquote>
<p>Photograph the labels of two products you love and two that disagreed with you. Compare. After an evening of this you will know more about your own skin than any quiz can tell you.</p>`,
    productsHeading: 'Labels we like to read',
    relatedCategories: ['face-serum', 'moisturiser', 'night-cream'],
  },
]
