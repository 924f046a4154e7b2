import type { DemoPost } from '../types.ts'

export const makeupPosts: DemoPost[] = [
  {
    slug: 'finding-your-red-lipstick',
    title: 'Finding your red, and knowing it when you see it',
    category: 'makeup',
    subCategory: 'lips-and-eyes',
    tags: ['Lipstick', 'Shade guide', 'Undertone'],
    date: '2026-02-13',
    cover: { products: ['rozana-mini-bullet-lipstick-trio'], tint: '#f3d6cf' },
    metaDescription:
      'Brick, blue or orange? How to tell your undertone, test a red properly and choose a finish for Indian skin, without buying six wrong ones first.',
    body: `<p>Every woman who says red does not suit her has met the wrong red, usually under a tube light, usually on the back of her hand. Red is a whole family. The trick is to find out which cousin you get along with.</p>
<h2>Three reds, three temperaments</h2>
<ul>
<li><strong>Blue reds</strong> lean towards raspberry and rani. They make teeth look whiter and sit beautifully against silver, grey and jewel colours.</li>
<li><strong>Orange reds</strong> lean towards tomato and gulmohar. They light up golden and olive skin, and love turmeric yellows and off-white cotton.</li>
<li><strong>Brown reds</strong> lean towards brick and old terracotta. They are the quiet ones: good for the office, good for deeper skin that turns bright reds a little neon.</li>
</ul>
<h2>Look at your jewellery, then at your lips</h2>
<p>Everyone tells you to study the veins on your wrist. On many Indian skins you will see green <em>and</em> blue and learn nothing. Try this instead: hold a gold bangle and a silver one beside your bare face near a window. If gold makes you look rested, start with orange and brick reds. If silver does, start with blue reds. If both are fine, and for many of us they are, choose by your clothes.</p>
<p>Then look at your own lips. Pigmented lips add their own brown or plum to whatever you put on them, so a pale coral may turn to mud while a saturated red stays itself. A lip liner in the same red, filled in all over, evens the ground before colour.</p>
<h2>Test it like you mean it</h2>
<ol>
<li>Wipe off what you are wearing and wait five minutes.</li>
<li>Put the red on your lips or, if the tester is shared, on the pad of a clean finger. Fingertips are closer to lip colour than wrists.</li>
<li>Walk to daylight. Look from arm’s length, not into a magnifying mirror.</li>
<li>Smile, then drink some water. See what is left.</li>
</ol>
<blockquote>If you notice the lipstick first, try again. If you notice your own face first, that is your red.</blockquote>
<h2>Finish matters as much as shade</h2>
<p>A matte red looks darker and asks for neat edges and balm underneath. A satin one forgives dry winter lips and can be touched up in an auto-rickshaw without a mirror. If you are buying your first, buy satin. You can always blot it flat with a tissue; nobody has yet found a way to blot a matte into comfort.</p>`,
    productsHeading: 'Lipsticks to try first',
    relatedCategories: ['lipstick', 'liquid-lipstick', 'lip-liner'],
  },
  {
    slug: 'festive-makeup-that-lasts',
    title: 'Festive makeup that lasts from puja to the last round of cards',
    category: 'makeup',
    subCategory: 'festive-looks',
    tags: ['Diwali', 'Long wear', 'Base'],
    date: '2026-10-31',
    cover: {
      products: ['kajri-nine-to-wine-eyeshadow-palette', 'mehfil-raag-liquid-velvet-lipstick'],
      tint: '#f1e0cc',
    },
    metaDescription:
      'A Diwali-evening timetable for makeup: what to put on when, where to powder, and the six things to keep in your potli for a touch-up in the hallway.',
    body: `<p>A festive evening is a long one. There is incense, there is a kitchen, there are aunts who kiss you on both cheeks. Makeup that survives it is less about a miracle spray and more about order: thin layers, given time to settle.</p>
<h2>Five in the evening: get the skin ready</h2>
<p>Wash, then moisturise lightly and <strong>wait ten minutes</strong>. Make tea. Iron the dupatta. Foundation slides off skin that is still wet with cream, and that one pause is the difference between fresh and patchy at nine o’clock. Use primer only where you need it: the sides of the nose, the middle of the forehead, the chin.</p>
<h2>Half past five: the base, twice</h2>
<p>Put on half the foundation you think you need. Press it in with a damp sponge instead of dragging it about. Look again in daylight and cover what still bothers you with dots of concealer. Powder the T-zone and under the eyes with a small brush; leave the cheeks bare, because a little glow there is what keeps the face looking like yours.</p>
<h2>A quarter to six: colour that clings</h2>
<p>Layer a cream and a powder of the same family. Cream blush, then a dusting of powder blush over it. Kajal pencil, then a matching shadow pressed on top. Lip liner, then lipstick, blot, lipstick again. Each pair holds on far longer than either does alone.</p>
<p>Shimmer goes on last, with a fingertip, at the centre of the lid. Candlelight does the rest, so resist a second helping.</p>
<h2>What to carry</h2>
<ul>
<li>Blotting paper, or a plain tissue split into single ply</li>
<li>A compact with its own mirror</li>
<li>Your lipstick, even if the box promises twelve hours</li>
<li>Two cotton buds, for kajal that has wandered</li>
<li>A spare bindi, stuck inside the compact lid</li>
<li>A safety pin, because it is never the makeup that really fails</li>
</ul>
<blockquote>Blot first, powder second. Powder on top of oil makes paste.</blockquote>
<h2>And then take it off</h2>
<p>However late it is, however sweet the last gulab jamun was. Massage a cleansing oil or balm over a dry face, rinse, then wash as usual. If you cannot face the basin, keep micellar water and cotton by the bed; it is a compromise, but a kind one. There is bhai dooj still to come, and you will want your skin to be on speaking terms with you.</p>`,
    productsHeading: 'For the long evening',
    relatedCategories: ['primer', 'compact-powder', 'eyeshadow', 'liquid-lipstick'],
  },
  {
    slug: 'match-your-foundation-shade',
    title: 'Why your foundation turns grey, and how to match it',
    category: 'makeup',
    subCategory: 'base-and-tools',
    tags: ['Foundation', 'Shade guide', 'Base'],
    date: '2026-05-19',
    cover: {
      products: ['chaand-studio-every-skin-serum-foundation', 'kajri-pocket-stick-foundation'],
      tint: '#f0e0d0',
    },
    metaDescription:
      'Grey jaw, orange neck, a face lighter than your hands: the usual foundation mistakes on Indian skin and a daylight method for finding the right shade.',
    body: `<p>The photograph is lovely except for one thing: your face belongs to somebody two shades paler. Most of us have such a picture. It is seldom the fault of the formula. It is a mismatch, and mismatches follow a pattern.</p>
<h2>Read the mistake</h2>
<ul>
<li><strong>Grey or ashy</strong>: the shade is too light, too pink, or both. Golden and olive skin needs yellow in the bottle.</li>
<li><strong>Orange after an hour</strong>: the shade was a little warm to begin with, and it darkened as it dried. Go half a step lighter or more neutral.</li>
<li><strong>A line at the jaw</strong>: the depth is right for your cheeks but not for your neck. Match the neck, always.</li>
<li><strong>Fine indoors, strange outside</strong>: you matched it under warm bulbs.</li>
</ul>
<h2>The three-stripe test</h2>
<p>Choose three neighbouring shades. Draw short stripes from the lower cheek down over the jaw, side by side, and stand at a window with your back to the room. Leave them for ten minutes, since nearly every foundation shifts as it dries. The right stripe is the one you have trouble finding. If you are buying online, compare with a shade you already own and know to be close, and read whether reviewers with your skin say it dries darker.</p>
<h2>You are allowed two</h2>
<p>Indian faces are rarely one colour. The forehead and the area around the mouth are often deeper than the cheeks, and the whole of you is deeper in May than in January. Rather than hunting for one perfect bottle, keep two shades a step apart and mix a drop of each in your palm. Use the deeper along the hairline and the lighter in the middle, and you have contour without a lesson.</p>
<blockquote>A good match is not the shade that makes you fairer. It is the shade that makes the foundation disappear.</blockquote>
<h2>How much, and where</h2>
<p>One pump is usually enough. Begin in the centre, where redness and shadow live, and spread outward until nothing is left on the sponge. Take whatever remains down the neck. The ears and the hands are seen next to your face as well, which is another argument for matching honestly.</p>
<p>Around the eyes use less than you think. Foundation gathers in fine lines by lunchtime; a peach corrector under a thin concealer does more for dark circles than another layer of beige.</p>`,
    productsHeading: 'Bases in honest shades',
    relatedCategories: ['foundation', 'concealer'],
  },
  {
    slug: 'kajal-that-stays-put',
    title: 'Kajal that stays where you drew it',
    category: 'makeup',
    subCategory: 'lips-and-eyes',
    tags: ['Kajal', 'Eyes', 'How to'],
    date: '2026-08-01',
    cover: { products: ['rozana-roz-ka-kajal'], tint: '#dfe0ea' },
    metaDescription:
      'Raccoon eyes by noon? Where smudging starts, how to set kajal with shadow, and when to choose a twist-up, a pot or a waterproof pencil.',
    body: `<p>Kajal is the first makeup most of us ever wore, and the last we would give up. It is also the first to travel. By noon it has moved from the waterline to the cheekbone and somebody at work asks whether you slept. A few small habits keep it at home.</p>
<h2>Where the smudge begins</h2>
<p>Kajal melts into two things: oil and water. The oil comes from your under-eye cream, your sunscreen and the skin itself. The water comes from the eye. So the work is mostly done <em>before</em> the pencil.</p>
<ol>
<li>Use less cream under the eyes in the morning, and give it time.</li>
<li>Press a tissue along the lower lashes.</li>
<li>Dust the skin just below with a trace of loose powder or translucent compact. This is the wall the kajal cannot climb over.</li>
<li>Touch the waterline with a clean cotton bud to dry it. Draw at once.</li>
</ol>
<h2>Draw, wait, press</h2>
<p>Short strokes from the outer corner inwards, eyes relaxed, no tugging. Then do not blink hard for about twenty seconds; the wax needs a moment to set. Finally take a flat brush with a little black or brown shadow and press it along the line. Powder over wax is the oldest trick in the dressing room and still the best.</p>
<p>If your eyes water, leave the lower waterline bare. Tightline the upper one instead, from underneath, between the roots of the lashes. You get the depth without the puddle.</p>
<h2>Which kind is for you?</h2>
<ul>
<li><strong>Twist-up stick</strong>: soft, quick, forgiving. Best for a smoky edge and dry eyes.</li>
<li><strong>Sharpened pencil</strong>: firmer and finer. A fresh point is a clean point, too.</li>
<li><strong>Gel in a pot</strong>: the longest wear, if you have a steady hand and a thin brush.</li>
<li><strong>Brown, not black</strong>: kinder in daylight. When brown slips it looks like a shadow, not like a mishap.</li>
</ul>
<h2>Be strict about two things</h2>
<p>Do not lend it, not even to your sister. And retire it after about six months, or straight away if your eyes have been red or sticky. Eyes that sting or keep watering are asking for a doctor, not for another brand.</p>
<p>In the evening hold an oily remover on closed lids for ten slow seconds before you wipe. Kajal that needs rubbing has not been given enough time.</p>`,
    productsHeading: 'Lines that hold',
    relatedCategories: ['kajal', 'eyeliner', 'mascara'],
  },
  {
    slug: 'wash-your-makeup-brushes',
    title: 'Sunday, a mug, mild shampoo: how to wash makeup brushes',
    category: 'makeup',
    subCategory: 'base-and-tools',
    tags: ['Brushes', 'Hygiene', 'How to'],
    date: '2026-08-20',
    cover: {
      products: ['chaand-studio-seven-piece-brush-set', 'jata-shikakai-and-reetha-shampoo'],
      tint: '#efe0d6',
    },
    metaDescription:
      'How often to wash makeup brushes and sponges, a fifteen-minute method with things you have at home, and how to dry them in humid weather.',
    body: `<p>Think of what a foundation brush meets in a week: cream, powder, skin, the inside of a handbag. Then think of where it goes next. Washing brushes is dull for fifteen minutes and rewarding for a fortnight; colours blend cleanly again, and powder stops going on in stripes.</p>
<h2>How often?</h2>
<p>Anything that touches liquid or cream: once a week. Powder and blush brushes: every two or three weeks. Eye brushes: weekly if you change colours, sooner if your eyes are sensitive. Sponges: after every single use, since they stay damp inside. If you do other people’s makeup, wash between faces. There is no shorter version of that rule.</p>
<h2>You will need</h2>
<ul>
<li>A mug of lukewarm water</li>
<li>Mild shampoo, or plain soap for very greasy sponges</li>
<li>Your palm, which is the best textured mat there is</li>
<li>A cotton towel you do not love</li>
</ul>
<h2>The method</h2>
<ol>
<li>Wet only the hair of the brush, pointing it <strong>downwards</strong>. Water that runs into the metal collar loosens the glue, and that is how brushes begin to shed.</li>
<li>Put a coin of shampoo in your palm and swirl. The lather will be the colour of last week.</li>
<li>Rinse and swirl again until the foam is white.</li>
<li>Squeeze gently with the towel from collar to tip. Do not twist.</li>
<li>Pinch the head back into the shape it had when it was new.</li>
</ol>
<h2>Drying, the part we get wrong</h2>
<p>Never upright in the pen stand; gravity takes the water straight to the glue. Lay brushes flat with the heads hanging over the edge of a table, under a fan. In Mumbai in July that may take a full day, so wash half the set now and half tomorrow. Do not hurry things with a hair dryer or the balcony sun, which turns fine bristles stiff.</p>
<blockquote>If a brush smells of anything after it has dried, wash it again. If it still smells, thank it and let it go.</blockquote>
<h2>A note on sponges</h2>
<p>Soak, press soap into the stain, squeeze under the tap until the water runs clear, and dry somewhere airy rather than in the closed plastic case it came in. A sponge lives for about three months. Tears, dark specks or a sour smell end that earlier. Replacing it then is not extravagance, it is housekeeping.</p>`,
    productsHeading: 'Tools worth looking after',
    relatedCategories: ['makeup-brushes', 'sponges'],
  },
]
