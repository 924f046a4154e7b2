import type { DemoPost } from '../types.ts'

export const hairPosts: DemoPost[] = [
  {
    slug: 'oil-your-hair-without-pillow-stains',
    title: 'Champi night: oiling your hair without staining the pillow',
    category: 'hair',
    subCategory: 'oil-and-wash',
    tags: ['Hair oil', 'Champi', 'How to'],
    date: '2026-10-20',
    cover: { products: ['jata-bhringraj-hair-oil', 'jata-neem-wood-wide-comb'], tint: '#ece3cf' },
    metaDescription:
      'How much oil, how long, which oil for which hair, and a silk-scarf method that keeps the pillow clean. A practical champi guide.',
    body: `<p>There are two schools. In one, oil is poured until it reaches the eyebrows and you go to school smelling of a temple lamp. In the other, oil is a thing your mother did. Between them lies a pleasant, tidy habit: a spoonful, warm hands, twenty minutes.</p>
<h2>A tablespoon is plenty</h2>
<p>For shoulder-length hair, measure one tablespoon into a steel katori and stand it in hot water. Oil should be warm like a baby’s bath, never hot. More oil does not mean more nourishment, only more shampoo on Sunday, and more shampoo undoes the good.</p>
<h2>Which oil for which head</h2>
<ul>
<li><strong>Coconut</strong>: the classic for thick, dry or coloured lengths. Used before washing, it helps hair to lose less of its protein in the water.</li>
<li><strong>Almond or sesame</strong>: softer in winter, when coconut turns solid in the bottle.</li>
<li><strong>Grapeseed or a light blend</strong>: for fine hair that goes flat at the thought.</li>
<li><strong>Castor</strong>: sticky as jam. A few drops mixed into another oil, no more.</li>
</ul>
<p>If your scalp is flaky or itchy, skip the roots and oil only the lengths; on some scalps oil makes flakes worse. Ask a dermatologist if it carries on.</p>
<h2>The method</h2>
<ol>
<li>Comb out tangles while dry, from the ends upwards.</li>
<li>Part the hair in four. Dip fingertips, not palms.</li>
<li>Press and move the <em>scalp</em> in slow circles for five minutes. Do not rub the hair itself.</li>
<li>Stroke what is left down the lengths, with the most at the last ten centimetres.</li>
<li>Plait loosely.</li>
</ol>
<h2>And the pillow?</h2>
<p>Twenty to sixty minutes before a wash is enough for most hair, so the simplest answer is: not overnight. If you love to sleep in it, wind a satin scarf around the plait and tuck the end, put an old cotton gamchha over the pillow, and keep oil away from the hairline, where it creeps on to the forehead and brings spots. A shower cap keeps linen clean as well, but a damp, sealed scalp is not a happy one.</p>
<blockquote>Shampoo goes on before water. Work it into the oiled roots dry, then rinse: one wash, not three.</blockquote>
<h2>If a stain has happened</h2>
<p>Cover the spot with besan or talc, leave it for an hour, brush off. Rub in dish soap, wash warm. Do not iron until the mark has gone, because heat makes it permanent.</p>`,
    productsHeading: 'For Sunday champi',
    relatedCategories: ['hair-oil', 'shampoo', 'scalp-care'],
  },
  {
    slug: 'first-time-henna-at-home',
    title: 'Henna at home, for the first time',
    category: 'hair',
    subCategory: 'colour-and-styling',
    tags: ['Henna', 'Grey hair', 'Hair colour'],
    date: '2026-09-19',
    cover: { kind: 'jar', model: 'henna', colour: '#6b6a2c', tint: '#e6e3cf' },
    metaDescription:
      'A step-by-step guide to colouring hair with pure henna: the strand test, the overnight paste, how long to keep it on and how to keep tiles clean.',
    body: `<p>Henna is a one-way street with a lovely view. It conditions, it gives weight, it turns grey strands to copper. It is also slow, muddy and very hard to undo. Read to the end before you open the packet.</p>
<h2>Know what you are buying</h2>
<p>Pure henna is one plant, <em>Lawsonia inermis</em>, and it stains in one family of colours: orange to auburn to red-brown. A packet that promises black or burgundy contains something else. It may be indigo, which is another plant; it may be a chemical dye. Read the ingredients, and patch-test two days ahead either way.</p>
<h2>Do a strand test</h2>
<p>Collect hair from your comb, tape it into a small lock and colour that first. Greys will come out brightest. On dark hair you will see a warm glow in the sun and hardly anything indoors. If your hair has been bleached, or coloured with a metallic dye, speak to a colourist before you go further.</p>
<h2>The evening before</h2>
<ol>
<li>Sieve 100 g of powder for shoulder-length hair, or 200 g if it is long.</li>
<li>Stir in lukewarm black tea or plain water until it falls from the spoon like thick curd.</li>
<li>Cover, and leave at room temperature for six to eight hours. The top darkens when the dye is ready.</li>
</ol>
<h2>The morning itself</h2>
<ul>
<li>Start with clean, dry hair without oil.</li>
<li>Put balm along the hairline and on the ears; wear gloves and the T-shirt you paint walls in.</li>
<li>Spread newspaper. Keep a wet cloth within reach, because henna sets on tiles as happily as on hair.</li>
<li>Work from the nape upwards in thin sections, thick as icing at the roots.</li>
<li>Wrap it, make yourself tea, and wait two to three hours.</li>
</ul>
<p>Rinse with water and a good deal of conditioner until it runs nearly clear. No shampoo for two days.</p>
<blockquote>Do not judge it in the first mirror. Fresh henna is pumpkin; two days later it is chestnut.</blockquote>
<h2>Looking after it</h2>
<p>Touch up the roots every four to six weeks, and pull colour through the lengths only now and then, as it deepens with each layer. If your hair feels dry afterwards, an oil the night before the next wash brings it round. And if you later want blonde highlights, tell your hairdresser the truth. Henna keeps no secrets from bleach.</p>`,
    productsHeading: 'Henna and what comes after',
    relatedCategories: ['hair-colour', 'conditioner', 'hair-oil'],
  },
  {
    slug: 'washing-hair-in-hard-water',
    title: 'New city, borewell water: washing hair when the water is hard',
    category: 'hair',
    subCategory: 'oil-and-wash',
    tags: ['Hard water', 'Shampoo', 'Hostel life'],
    date: '2025-12-04',
    cover: {
      products: ['himadri-apple-cider-vinegar-shampoo', 'resham-banana-and-honey-hair-mask'],
      tint: '#dfe7ea',
    },
    metaDescription:
      'Moved to a city with borewell or tanker water? How to recognise hard-water hair, what a chelating shampoo does, and a wash routine for a bucket.',
    body: `<p>You moved for the job, and three weeks later your hair feels like coir. It does not lather, it does not shine, it tangles if you look at it. Before you blame stress or the new shampoo, look at the tap. A white crust on it is your answer.</p>
<h2>What hard water does</h2>
<p>Borewell and tanker water in many Indian cities carries a good deal of calcium and magnesium. The minerals cling to hair and roughen its surface, and they join with soap to make a film. Shampoo works less well, so you use more, which dries things further. It can certainly lead to breakage, and broken hair in the drain looks alarming. Hair that comes away from the root in handfuls is a different matter, and one for a doctor.</p>
<h2>A small experiment</h2>
<p>Fill a clear bottle a third with tap water, add a few drops of liquid soap and shake. Soft water gives a high, stubborn foam over clear water. Hard water gives a thin foam over a cloudy one. Repeat with packaged drinking water, and compare.</p>
<h2>The bucket routine</h2>
<ol>
<li><strong>Twice a month, clarify.</strong> Look for a shampoo that says chelating or hard-water, with EDTA or phytic acid among the ingredients. It lifts minerals; plain shampoo cannot.</li>
<li><strong>On other days, go mild.</strong> Dilute shampoo in a mug, pour it on the scalp only, and let the lengths be cleaned by what runs down.</li>
<li><strong>Always condition.</strong> Mid-lengths to ends, three minutes, combing with your fingers.</li>
<li><strong>Finish with better water.</strong> Keep back one mug of filtered or boiled and cooled water for the last rinse. It does more than you would think.</li>
</ol>
<h2>What about filters?</h2>
<p>The small cartridge on a shower takes out chlorine and grit, and may make the water more pleasant, but most cannot soften it. A true softener is plumbed in and uses salt; it is worth proposing to a landlord, hardly to a hostel warden.</p>
<ul>
<li>A tablespoon of vinegar in half a litre of water, once a week, smooths the feel. Rinse well and keep it out of the eyes.</li>
<li>Two drops of serum on damp ends stop the worst of the tangling.</li>
<li>A cotton T-shirt is kinder than a rough towel.</li>
</ul>
<p>Give it a month. Hair that has grown rough cannot be healed, only treated well and trimmed, but the new lengths will thank you.</p>`,
    productsHeading: 'When the water is hard',
    relatedCategories: ['shampoo', 'conditioner', 'hair-mask', 'hair-serum'],
  },
  {
    slug: 'air-dry-waves-in-humid-weather',
    title: 'Waves, humidity and a cotton T-shirt: air-drying in July',
    category: 'hair',
    subCategory: 'colour-and-styling',
    tags: ['Wavy hair', 'Monsoon', 'Frizz'],
    date: '2026-07-18',
    cover: { products: ['lehar-sea-salt-texture-spray', 'jata-flaxseed-curl-serum'], tint: '#e0e8e4' },
    metaDescription:
      'What you call frizz may be a wave nobody has encouraged. A heat-free method for wavy and curly Indian hair in humid months.',
    body: `<p>Plenty of us grew up being told that our hair was rough. Then a wet July comes, the straightener gives up, and there it is: an S-shape that nobody ever asked to stay. Much of what we call frizz is a wave without instructions.</p>
<h2>Find out what you have</h2>
<p>Wash your hair, put nothing in it, do not brush, and let it dry. Loose bends from the ear down are waves. Spirals that start near the root are curls. A halo of short hairs on top of smooth lengths is new growth or breakage, and needs patience more than product.</p>
<h2>The wet half hour</h2>
<p>Everything that matters happens while hair is dripping.</p>
<ol>
<li>Comb in the shower, with conditioner in, then put the comb away until the next wash.</li>
<li>Leave a little conditioner behind at the ends. In humid weather hair grabs water from the air; a coated strand grabs less.</li>
<li>Tip your head forward. Smooth a coin of light gel or cream between wet palms and glide it over, then scrunch upwards until you hear it squelch.</li>
<li>Lay a cotton T-shirt on the bed, lower the hair on to it and tie the sleeves behind your head. Fifteen minutes, while you make breakfast.</li>
</ol>
<h2>Now leave it alone</h2>
<p>This is the hard part. Touching hair as it dries breaks the clumps that would have become waves. Sit near a fan. If you must leave the house, twist it into two loose ropes and pin them up; take them down at your desk.</p>
<p>When it is fully dry there may be a crunch. Good. Scrunch it out with a single drop of serum or oil on your palms, and the wave stays while the stiffness goes.</p>
<h2>For the second day</h2>
<ul>
<li>Sleep on satin, or with a high loose bun the shape of a pineapple.</li>
<li>Mist the worst bits with water and re-scrunch. You do not need to start over.</li>
<li>A plait for the middle of the week is not a defeat.</li>
</ul>
<blockquote>Frizz at the edges of a wave is called texture. Photographers pay for it.</blockquote>
<h2>When you do want it straight</h2>
<p>Dry it completely first, use a heat protectant, and keep the plates at the lowest heat that works in one pass. In humid weather the result may last until the car park. A sleek low bun with a little balm lasts until dinner.</p>`,
    productsHeading: 'Wave-friendly things',
    relatedCategories: ['styling', 'hair-serum', 'conditioner', 'hair-tools'],
  },
]
