import type { DemoPost } from '../types.ts'

export const momAndBabyPosts: DemoPost[] = [
  {
    slug: 'packing-a-hospital-bag',
    title: 'Packing a hospital bag, the honest list',
    category: 'mom-and-baby',
    subCategory: 'before-the-baby',
    tags: ['Hospital bag', 'Pregnancy', 'Checklist'],
    date: '2026-01-09',
    cover: {
      products: ['jhola-canvas-and-leather-work-tote', 'nanhi-bamboo-muslin-swaddles-pack-of-3'],
      tint: '#e6e6f0',
    },
    metaDescription:
      'What to pack for labour, for the ward and for the baby in an Indian hospital, what the hospital gives you anyway, and what can stay at home.',
    body: `<p>Somewhere around the thirty-fourth week, a bag should stand by the door. Not because anything will happen, but because you will sleep better. The lists you find online are long and were mostly written for other countries. This one was put together with four women who delivered in Jaipur, Pune, Kochi and Noida in the last two years.</p>
<h2>First, ring the hospital</h2>
<p>Ask three things: what do they supply for mother and baby, what do they not allow in the room, and which papers does the desk want at two in the morning. Many hospitals hand you pads, gowns and a baby kit, and bill you for it whether you use it or not.</p>
<h2>The thin folder</h2>
<p>Antenatal card, scan and blood reports, identity papers for both parents, insurance card with the pre-authorisation form, a list of your medicines and allergies, and some cash in small notes. Put it <strong>on top</strong>.</p>
<h2>For you</h2>
<ul>
<li>Two front-opening nightdresses, dark, soft, washable</li>
<li>A shawl. The ward’s air conditioner obeys no one</li>
<li>Six pairs of large cotton briefs with a high waist, in case of stitches</li>
<li>Maternity pads, two nursing bras, breast pads</li>
<li>Slip-on chappals that survive a wet bathroom</li>
<li>Toothbrush, comb, hair ties, unscented lip balm and cream</li>
<li>Long phone cable, an extension board, earphones</li>
<li>Clothes to go home in: the ones from your sixth month, not the ones from before</li>
</ul>
<h2>For the baby</h2>
<ul>
<li>Four front-tie cotton jhablas or wrap vests, washed once in mild soap</li>
<li>Three swaddles, a cap, mittens, socks</li>
<li>A dozen newborn diapers or soft cloth nappies</li>
<li>Plain cotton wool or water wipes</li>
<li>One warm layer for the ride, if it is winter in the north</li>
</ul>
<h2>For whoever sleeps on the sofa</h2>
<p>A bedsheet, a pillow, a change of clothes, biscuits, a water bottle and a list of the people who may be told, in the order in which they will be offended.</p>
<h2>Leave at home</h2>
<p>Jewellery, perfume, a breast pump (unless you have been advised one), baby powder, five toys, and the aunt who had opinions at the godh bharai.</p>
<blockquote>One bag you can carry yourself, and one that somebody can fetch later.</blockquote>
<p>Your doctor’s own list comes before ours. Stick it inside the lid.</p>`,
    productsHeading: 'For the bag by the door',
    relatedCategories: ['maternity-wear', 'maternity-care', 'swaddles', 'diapering'],
  },
  {
    slug: 'baby-massage-for-beginners',
    title: 'Malish for beginners: massaging a baby with small, slow hands',
    category: 'mom-and-baby',
    subCategory: 'first-months',
    tags: ['Baby massage', 'Newborn', 'Baby oil'],
    date: '2026-03-12',
    cover: {
      products: ['nanhi-coconut-massage-oil-for-babies', 'khadi-katha-kantha-godhadi-baby-quilt'],
      tint: '#f3e9dc',
    },
    metaDescription:
      'When to start baby massage, which oil, how much pressure and what to skip: a calm ten-minute malish routine for new parents.',
    body: `<p>In half the houses we know, the malish is done by a confident lady who arrives at ten, holds the baby like dough and leaves at half past. It is a fine tradition. It is also something that a nervous father can learn in an afternoon, and babies are not critics.</p>
<h2>When to begin</h2>
<p>Ask your paediatrician first, above all if the baby came early or is small. Many families wait until the cord has fallen off and the navel has dried. Pick a time when the baby is awake and neither hungry nor freshly fed, about forty-five minutes after a feed. A warm room, fan off, phone in another one.</p>
<h2>Which oil</h2>
<p>Plain coconut oil or an unscented baby oil suits most. Mustard oil is traditional in the north but can irritate delicate skin; skip it if there is any rash or dryness. Put a drop on the baby’s thigh the day before and look. Babies with eczema, or with a family history of it, should have the oil chosen by their doctor.</p>
<h2>Ten slow minutes</h2>
<ol>
<li><strong>Say hello.</strong> Warm the oil between your palms and rest them on the chest. If the baby stiffens or turns away, come back tomorrow.</li>
<li><strong>Legs.</strong> Wrap your hand around the thigh and stroke down to the ankle, like wringing out nothing at all. Thumb over the sole.</li>
<li><strong>Tummy.</strong> Clockwise circles around the navel, light as icing. Then bend both knees gently towards it.</li>
<li><strong>Arms and chest.</strong> Stroke from the middle outwards, as though you were smoothing a page.</li>
<li><strong>Back.</strong> On your lap, face down, long strokes from neck to bottom.</li>
<li><strong>Face.</strong> No oil. Fingertips from the nose to the ears.</li>
</ol>
<h2>What to leave out</h2>
<ul>
<li>Pulling or crossing the limbs, pressing on the soft spot, and shaping the nose or the head. Bones grow as they grow.</li>
<li>Oil in the ears, nose, eyes or navel.</li>
<li>Rubbing with flour or a rough paste to remove hair. It falls by itself.</li>
<li>Massage during a fever, or over a fresh vaccination spot.</li>
</ul>
<blockquote>The right pressure is what you would use to test a ripe mango without the shopkeeper noticing.</blockquote>
<p>A bath may follow, or it may not; a wipe with a soft warm cloth is enough on cold days. An oiled baby is slippery, so keep one hand on at all times. What the two of you get from it is quiet, touch and a longer nap, if you are lucky. That is plenty.</p>`,
    productsHeading: 'For oil time and bath time',
    relatedCategories: ['baby-skin', 'baby-bath', 'swaddles'],
  },
  {
    slug: 'a-small-newborn-wardrobe',
    title: 'A small wardrobe for a small person',
    category: 'mom-and-baby',
    subCategory: 'first-months',
    tags: ['Newborn', 'Baby clothes', 'Shopping'],
    date: '2026-09-03',
    cover: { kind: 'romper', model: 'romper', colour: '#8fae9b', tint: '#e6ece6' },
    metaDescription:
      'How many jhablas, rompers and swaddles a newborn needs, how to choose sizes and fabric, and what to ask for when relatives want to give a gift.',
    body: `<p>A newborn outgrows the first size in about six weeks, and is given perhaps fourteen frilly outfits in it. So buy little, buy soft, and let the relatives deal with three to six months.</p>
<h2>Count the washing, not the days</h2>
<p>Babies leak from several directions. Count on five or six changes a day, and on a wash that dries in one day in summer and in three when it rains. For a wash every day:</p>
<ul>
<li>8 front-tie jhablas or wrap vests</li>
<li>6 rompers or sleepsuits with snaps all the way down</li>
<li>6 cotton leggings or nappy pants</li>
<li>6 muslin swaddles, which will also be burp cloths, sunshades and sheets</li>
<li>3 caps, 4 pairs of socks, 2 pairs of mittens</li>
<li>2 warm layers if there is a winter where you live</li>
</ul>
<p>In July add half as much again.</p>
<h2>Feel the inside</h2>
<p>Turn a piece inside out and draw it across your upper lip. That is where you notice rough seams. Labels should be printed or at the side, elastic soft, snaps flat and free of nickel. Leave anything with loose buttons, drawstrings at the neck or sequins for photographs, if at all. Wash everything once in a mild detergent before it is worn, gifts too.</p>
<h2>Sizes, decoded</h2>
<p>Age on a label is a guess; weight or length is a fact. Indian newborns are often around two and a half to three and a half kilos, so a <em>newborn</em> size may swamp a small one and be finished in a month for a big one. Buy three pieces of the smallest and the rest a size up. Sleeves can be rolled. Feet in a tight sleepsuit cannot be persuaded.</p>
<h2>A word about swaddling</h2>
<p>Snug at the chest, loose at the hips so that the legs can bend up and out. On the back to sleep, nothing over the face, no loose blankets in the cot. Stop when the baby shows signs of rolling over. And touch the nape, not the hands, to see whether the baby is warm: damp means one layer too many.</p>
<blockquote>If it needs two people to put on, it is a costume.</blockquote>
<h2>When they ask what to bring</h2>
<p>Say it plainly; people are relieved. Rompers for six months, in the season it will then be. A stack of muslins. Diapers one size up. A soft toy without button eyes. Or dinner in a dabba, labelled, with no need to return the dabba.</p>`,
    productsHeading: 'Soft things in small sizes',
    relatedCategories: ['rompers', 'swaddles', 'baby-toys', 'baby-bath'],
  },
  {
    slug: 'dressing-a-growing-bump',
    title: 'Nine months, twelve pieces: dressing a growing bump',
    category: 'mom-and-baby',
    subCategory: 'before-the-baby',
    tags: ['Maternity', 'Pregnancy', 'Office wear'],
    date: '2026-06-18',
    cover: {
      products: ['sheher-tie-waist-maternity-midi-dress', 'naram-over-bump-maternity-leggings'],
      tint: '#e4e8ee',
    },
    metaDescription:
      'A twelve-piece maternity wardrobe for Indian weather and Indian offices, month by month, with clothes that keep working while you nurse.',
    body: `<p>You need fewer maternity clothes than you fear and more comfortable ones than you own. The plan below came out of a colleague’s second pregnancy, which ran from a Delhi winter into a Delhi June. She wore twelve pieces, and gave away nine of them with regret.</p>
<h2>Months one to four: borrow from yourself</h2>
<p>Nothing shows, and everything pinches. Move to A-line kurtas, elasticated palazzos and the one shirt dress you bought a size up by mistake. Loop a hair tie through the buttonhole of your jeans for a few more weeks. Measure for a new bra now, since this is usually the first thing to change; buy only two, because it will change again.</p>
<h2>Months four to seven: buy the base</h2>
<ol>
<li>Two pairs of trousers with a soft panel, one black and one pale</li>
<li>A pair of over-the-bump leggings for kurtas</li>
<li>Three long kurtas with side slits and a front placket, so that they will do for nursing too</li>
<li>Two stretchy tops, longer in front than behind</li>
<li>One dress that can go to a wedding with a dupatta and to office with a jacket</li>
<li>Two nursing bras and a supportive camisole</li>
</ol>
<p>That is twelve. Keep to three colours and everything meets everything else.</p>
<h2>Months seven to nine: surrender</h2>
<p>Heat is the real issue. Choose cotton, mulmul and viscose jersey over anything stiff, and sleeves loose enough for a blood-pressure cuff. Feet swell by evening, so slip-ons half a size up are wiser than heels. Have rings loosened or leave them at home.</p>
<h2>How to tell a good piece</h2>
<ul>
<li>The seam below the bust sits below the bust, with room for it to grow</li>
<li>The panel comes up high and does not roll when you sit</li>
<li>Openings at the front or side are easy with one hand, in the dark</li>
<li>It looks intentional without the bump as well</li>
</ul>
<blockquote>The best maternity dress is one that your friends ask about after the baby is a year old.</blockquote>
<h2>Sarees and the godh bharai</h2>
<p>Tie the petticoat below the bump with a broad elastic in place of the cord, take fewer pleats, and pin the pallu wide and high. Soft silk or chiffon sits more kindly than a stiff tissue. Have a chair with arms placed exactly where the photographs will be taken, and stay in it. For once, everyone will come to you.</p>`,
    productsHeading: 'Grows with you',
    relatedCategories: ['maternity-wear', 'maternity-care', 'kurtas', 'bras'],
  },
]
