import type { DemoPost } from '../types.ts'

export const stylePosts: DemoPost[] = [
  {
    slug: 'drape-a-saree-in-ten-minutes',
    title: 'How to drape a saree in ten minutes, with a timer',
    category: 'style',
    subCategory: 'drape-and-fit',
    tags: ['Saree', 'How to', 'Beginners'],
    date: '2026-02-27',
    cover: { products: ['tantu-maheshwari-checked-saree-with-zari-border'], tint: '#f1e2d3' },
    metaDescription:
      'A minute-by-minute Nivi drape for beginners: petticoat height, five pins, pleats that hang straight, and which fabric to learn on.',
    body: `<p>The women who drape in three minutes have done it a thousand times. You have a school function at nine and a video that keeps buffering. Ten minutes is enough, if the things you need are within arm’s reach before you start the timer.</p>
<h2>Lay out first</h2>
<ul>
<li>Blouse on, petticoat tied <strong>at the navel or just below</strong>, firm enough that you can slide in two fingers and not three</li>
<li>The sandals you will wear, on your feet already</li>
<li>Five safety pins, stuck in the curtain where you can find them</li>
<li>A long mirror, a fan turned off</li>
</ul>
<h2>Minutes 0 to 2: once around</h2>
<p>Find the plain end. Tuck it in at the right of the navel, so that the lower edge just grazes the floor. Walk it around behind you and back to where you began, tucking as you go. Check the hem in the mirror now, since nothing that comes later can correct it.</p>
<h2>Minutes 2 to 4: the pallu</h2>
<p>Take the other end. Fold it into pleats a hand wide, with the border outermost, and throw it over the left shoulder. Let it hang to the back of the knee. Pin it to the blouse from the inside.</p>
<h2>Minutes 4 to 7: the front pleats</h2>
<ol>
<li>Bring the pallu’s lower edge snugly across the chest. Whatever is loose in front of you is for pleats.</li>
<li>Hold it between thumb and little finger, and fold back and forth, five to seven pleats.</li>
<li>Shake them so that they fall straight, and line up the bottom edges. Pin the bundle a hand’s length down.</li>
<li>Tuck it in slightly left of the navel, openings facing left. Breathe out as you tuck, or you will undo it at lunch.</li>
</ol>
<h2>Minutes 7 to 9: pins and politics</h2>
<p>One pin at the left hip to hold the first layer, one where the pallu crosses the waist. Silk shows holes, so slip a bit of cotton or a bead under each pin. Smooth the back with both hands, downwards.</p>
<h2>Minute 10: sit down</h2>
<p>Sit, stand, climb one stair, raise your arms. If something pulls, loosen it now and not on the stage.</p>
<blockquote>Learn on cotton or linen. Georgette slides, organza argues, and a heavy Banarasi expects you to know already.</blockquote>
<p>For a first week of practice, wear one at home from tea to dinner. You will find out which pin you did not need.</p>`,
    productsHeading: 'Sarees to learn in',
    relatedCategories: ['sarees', 'shapewear', 'sandals'],
  },
  {
    slug: 'choosing-your-bra-size',
    title: 'Choosing a bra size at home, with a tape and a friend',
    category: 'style',
    subCategory: 'drape-and-fit',
    tags: ['Innerwear', 'Size guide', 'Fit'],
    date: '2026-04-09',
    cover: { products: ['naram-everyday-t-shirt-bra'], tint: '#f3e3df' },
    metaDescription:
      'Measure for a bra in two numbers, understand sister sizes, and check the fit in five places. A calm guide to getting out of the wrong size.',
    body: `<p>Ask around and you will hear the same confession: bought in a hurry, from a male shopkeeper who guessed through a dupatta, and never measured since. Bodies change with years, babies, thyroid tablets and monsoon samosas. Measure once a year. It takes five minutes and no courage at all.</p>
<h2>Two numbers</h2>
<p>Wear a thin, unpadded bra or nothing. Stand straight and breathe normally.</p>
<ol>
<li><strong>Under the bust.</strong> Tape snug and level, right around the ribs. Round to the nearest whole inch, and if that is odd, go up to the next even number. Say 33: your band is 34.</li>
<li><strong>At the fullest part.</strong> Tape level and loose enough not to press. If gravity has been at work, lean forward a little. Say 37.</li>
</ol>
<p>Take the band from the bust and read off the cup: one inch is A, two is B, three is C, four is D. Here that makes 34C. Brands differ, so look at the chart of each one before you order.</p>
<h2>Check it in five places</h2>
<ul>
<li><strong>Back:</strong> level all the way. If it rides up, the band is too big.</li>
<li><strong>Centre:</strong> an underwired bridge lies flat on the breastbone. If it floats, go up a cup.</li>
<li><strong>Edges:</strong> no spilling at the top or the armpit, and no puckers.</li>
<li><strong>Straps:</strong> one finger fits underneath. Straps should do only a small part of the work; the band does the rest.</li>
<li><strong>Hook:</strong> on a new bra, the loosest. You tighten as the elastic ages.</li>
</ul>
<h2>Meet your sisters</h2>
<p>If the cup is right but the band is tight, go up a band and down a cup: 34C becomes 36B. If the band is loose, go the other way, to 32D. These are sister sizes, the same volume on a different frame, and very handy when yours is sold out.</p>
<blockquote>Nobody will ever read the number. Everybody can see the fit.</blockquote>
<h2>Build a drawer, not a collection</h2>
<p>Three T-shirt bras in tones near your own skin, which show less under white than white does. One in cotton for hot days at home. One for sport. One with convertible straps for the blouses your tailor is proud of. Wash by hand or in a net bag, dry in the shade, and rest each for a day between wears. When the last hook feels loose, its work is done. Innerwear can’t go back for hygiene reasons, so do measure first.</p>`,
    productsHeading: 'Everyday fits',
    relatedCategories: ['bras', 'briefs', 'shapewear'],
  },
  {
    slug: 'caring-for-silk',
    title: 'Caring for silk: a year in the life of a good saree',
    category: 'style',
    subCategory: 'fabric-and-care',
    tags: ['Silk', 'Saree', 'Fabric care'],
    date: '2026-01-23',
    cover: { products: ['banaras-loom-kanjivaram-style-soft-silk-saree'], tint: '#efe3cc' },
    metaDescription:
      'How to store, air, clean and iron silk sarees so that zari stays bright and folds do not split: a simple routine for the whole year.',
    body: `<p>A silk saree is worn perhaps six evenings in a year and stored for the other three hundred and fifty-nine. So the storing matters more than the wearing. Here is how we would look after one from January to December.</p>
<h2>The night you wear it</h2>
<p>Perfume, deodorant and hairspray go on <em>before</em> the saree, and need time to dry. Alcohol dulls zari and leaves rings. When you come home, do not fold it warm into the almirah. Hang it over a padded rod or a clean bedsheet on a chair, indoors and out of the sun, until morning.</p>
<p>If dal has happened, blot with a dry cloth and dust the spot with talc. No water, no rubbing. Tell the dry cleaner what it was; mystery stains get mystery treatment.</p>
<h2>Cleaning</h2>
<ul>
<li>Kanjeevarams, Banarasis and anything with zari: dry clean, and only when truly needed. Airing will do after a short evening.</li>
<li>Plain tussar and soft silks marked washable: cold water, a drop of mild liquid wash, three minutes. Test a corner for bleeding colour. Roll in a towel, and dry in the shade.</li>
<li>Never soak, wring, brush or bleach.</li>
</ul>
<h2>Ironing</h2>
<p>Low heat, wrong side up, through a thin cotton cloth. Steam from a distance for creases. Do not press hard along the zari or over the same fold each time.</p>
<h2>Storing, the long part</h2>
<ol>
<li>Wrap each saree in unbleached muslin, an old cotton dupatta or a pillowcase. Plastic traps damp and yellows white silk.</li>
<li>Lay it flat. On a hanger the weight of the border slowly pulls the body out of shape.</li>
<li>Keep the shelf dry: silica gel in the monsoon, dried neem leaves or cloves in a sachet beside the fabric, and not naphthalene touching it.</li>
<li>Every three months take it out, let it breathe for an hour in the shade, and <strong>fold it along different lines</strong>. Silk splits where it is always bent.</li>
</ol>
<blockquote>A saree that is taken out and admired four times a year will outlive the one kept safe.</blockquote>
<h2>Small repairs</h2>
<p>Have a fall stitched before the first wear; it protects the hem from heels and gravel. A loose zari thread should be tucked to the back with a needle and never cut. For a tear on a fold, ask for a darner, the <em>rafoogar</em>. There is still one in most old markets, and he will have seen worse.</p>`,
    productsHeading: 'Sarees to keep for years',
    relatedCategories: ['sarees'],
  },
  {
    slug: 'mulmul-in-may',
    title: 'Mulmul in May: dressing for forty-four degrees',
    category: 'style',
    subCategory: 'fabric-and-care',
    tags: ['Summer', 'Cotton', 'Mulmul', 'Kurta'],
    date: '2026-05-02',
    cover: {
      products: ['tantu-chikankari-mulmul-straight-kurta', 'bageecha-tiered-mulmul-maxi-dress'],
      tint: '#eef0df',
    },
    metaDescription:
      'Why fine cotton feels cooler, what to wear under it, how to wash mulmul so it softens, and a five-piece wardrobe for an Indian summer.',
    body: `<p>There is a week in May when getting dressed is a question of physics. Whatever you put on must let air in, take sweat away and not touch you more than it has to. Long before anyone engineered a sports shirt, weavers in Bengal had answered it with mulmul.</p>
<h2>What it is</h2>
<p>Mulmul is plain-woven cotton made from fine yarn with space between the threads. Hold it up and you can see the window. Those gaps are why it breathes; the fineness is why it dries before you have finished complaining. It creases, certainly. It is meant to. A pressed mulmul kurta looks like a table napkin, a rumpled one looks like you.</p>
<h2>But can they see my slip?</h2>
<p>A little. So choose what is underneath on purpose:</p>
<ul>
<li>Innerwear near your own skin tone, not white</li>
<li>A cotton camisole cut shorter than the kurta, so that there is one layer at the hem</li>
<li>Prints and mid-tones: indigo, leaf, brick. Pale solids are the sheerest</li>
<li>A lined front, which many makers now add without any fuss</li>
</ul>
<h2>Shape is half the cooling</h2>
<p>Loose beats short. Cloth that stands away from the body lets a breeze travel; tight sleeves and synthetic leggings send it home. Try an A-line kurta over straight cotton trousers, or a shirt dress you can belt for office. A mulmul dupatta over the head weighs nothing and saves your parting from the sun.</p>
<h2>Five pieces for the season</h2>
<ol>
<li>A block-printed kurta to the calf</li>
<li>A white or ecru shirt, one size up</li>
<li>Palazzos in a colour that does not mind dust</li>
<li>A mulmul saree, the only one that feels cooler than trousers</li>
<li>A sleeveless nightdress that could answer the door</li>
</ol>
<h2>Washing it</h2>
<p>Soak new pieces in cold water with a fistful of salt for an hour; indigo and madder lose some colour in the first two washes, so wash them alone. After that use mild detergent, a short gentle cycle or your hands, and shade. Starch only if you like it crisp, as it closes up the gaps you paid for. Iron slightly damp, or do not iron.</p>
<blockquote>Good mulmul gets better for about three years. Then it becomes the best duster you have owned.</blockquote>`,
    productsHeading: 'Cool cottons',
    relatedCategories: ['kurtas', 'dupattas', 'trousers', 'nightwear'],
  },
  {
    slug: 'juttis-without-blisters',
    title: 'Juttis without blisters, in three evenings',
    category: 'style',
    subCategory: 'finishing-touches',
    tags: ['Juttis', 'Footwear', 'Wedding season'],
    date: '2026-10-06',
    cover: { products: ['mojdi-zari-embroidered-punjabi-jutti'], tint: '#f0e4d0' },
    metaDescription:
      'How to size, soften and break in leather juttis before a wedding, where they rub and why, and what to do if you must wear them tonight.',
    body: `<p>Juttis are made on a straight last: many have no left and no right until your feet decide. This is charming, and it hurts. The pair that you unbox on the morning of a wedding will be back in the box before the pheras. Give them three evenings, however, and they will fit nobody else.</p>
<h2>Before you buy</h2>
<p>Measure your feet in the evening, when they are largest, from heel to longest toe, and compare with the maker’s chart in centimetres. Leather gives in width and hardly at all in length. So a snug pair is right, and a pair where your toes fold is not. Run a finger around the inside: embroidery that is knotted through to the lining will be felt by supper.</p>
<h2>Evening one: soften</h2>
<p>Bend each sole gently in both hands, twenty times. Rub a little petroleum jelly or leather cream into the <em>inside</em> of the heel and the edge across the toes; those two places cause nearly all blisters. Keep it off velvet, silk and zardozi. Stuff with newspaper overnight.</p>
<h2>Evening two: thick socks</h2>
<p>Wear them around the house with cotton socks, on a clean floor, for half an hour. Look ridiculous. If one point presses, push it out from within using the back of a spoon. Decide now which shoe is the left one, and put a small ink mark inside.</p>
<h2>Evening three: bare feet, short walk</h2>
<p>An hour without socks. Wherever the skin turns pink, that is where tape will go on the day.</p>
<h2>If the wedding is tonight</h2>
<ul>
<li>Stick micropore tape or a plaster on heels and little toes <strong>before</strong> anything hurts</li>
<li>Put a gel pad under the ball of the foot, which also stops you sliding forward</li>
<li>Rub a dry balm or a trace of talc along the back edge</li>
<li>Carry flat folding chappals for the dance floor. Nobody looks down after eleven</li>
</ul>
<p>A blister that has formed is best left closed, clean and covered. Anyone with diabetes or poor feeling in the feet should be more careful still, and choose soft, roomy shoes over pretty stiff ones.</p>
<h2>Afterwards</h2>
<p>Air them in the shade, brush off dust with an old toothbrush, and wrap them in cloth. Rain is the enemy: a soaked sole warps. If you are caught in it, stuff them with paper and let them dry slowly, away from the heater.</p>`,
    productsHeading: 'Pairs worth breaking in',
    relatedCategories: ['juttis', 'sandals'],
  },
  {
    slug: 'how-to-wear-attar',
    title: 'How to wear attar, and how not to drown in it',
    category: 'style',
    subCategory: 'finishing-touches',
    tags: ['Attar', 'Fragrance', 'Summer'],
    date: '2026-06-03',
    cover: { products: ['ittardaan-mitti-attar', 'saanjh-khus-cooling-roll-on'], tint: '#eadfea' },
    metaDescription:
      'Rose, khus, mitti, kewra: what Indian attars smell like, when to wear each, and where to put a single drop so that it lasts all day.',
    body: `<p>A spray announces you. An attar waits until somebody leans in. It is perfume without alcohol, flowers or earth or roots distilled into an oil base, and in Kannauj it has been made over wood fires and in copper vessels for centuries. It behaves differently from what comes in a spray, and most disappointments with it are disappointments of dose.</p>
<h2>One drop. Truly, one.</h2>
<p>Touch the stick or roller to one wrist, press it to the other and do not rub. What is left on the wrists goes behind the ears, or in the hollow of the throat. Oil warms slowly, so you will smell little at first and a good deal in half an hour. Wait, before you add more.</p>
<h2>A small nose-map</h2>
<ul>
<li><strong>Gulab</strong>: rose, and not the soap kind. Green, honeyed, a little peppery. For mornings, and mothers.</li>
<li><strong>Khus</strong>: vetiver root. Cool, dry, like a wet grass screen with a fan behind it. June in a bottle.</li>
<li><strong>Mitti</strong>: baked earth and the first rain. Wear it when you are homesick.</li>
<li><strong>Kewra</strong>: bright, sweet, loud. A little goes all the way down the corridor.</li>
<li><strong>Mogra</strong>: the gajra at dusk. Evenings, silk, a low bun.</li>
<li><strong>Shamama</strong>: herbs, spice and smoke. A winter shawl of a scent.</li>
</ul>
<h2>Where it goes, and where it does not</h2>
<p>Warm places: wrists, the inside of elbows, behind the knees under a saree. A drop on the ends of the hair or on the inner hem of a cotton dupatta lasts till you wash it. Keep it away from silk, pearls and pale fabric, because oil marks. And avoid skin that is freshly waxed or about to go into strong sun; some natural oils do not get along with either. Try any new one on the forearm a day ahead.</p>
<h2>Layering, for the curious</h2>
<ol>
<li>Start with an unscented lotion; oil holds on to moist skin.</li>
<li>Put the heavier attar down first: sandalwood under rose, shamama under mogra.</li>
<li>Stop at two.</li>
</ol>
<blockquote>If you can smell yourself after an hour, so can the lift.</blockquote>
<h2>Keeping it</h2>
<p>Dark, cool, upright, lid tight. Good attar deepens with the years, and the woody ones above all. Buy the smallest size, wear it for a fortnight in real weather, and go back for the larger bottle when you find you have started to miss it.</p>`,
    productsHeading: 'A drop at a time',
    relatedCategories: ['attar', 'eau-de-parfum', 'body-mist'],
  },
]
