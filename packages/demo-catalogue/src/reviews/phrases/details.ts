/** What shoppers say of a kind of product, good and critical: its texture, shade, fit, fabric, size. True of each product of these child categories. */
interface Details {
  of: readonly string[]
  good: readonly string[]
  bad: readonly string[]
}

// oxfmt-ignore
const details: readonly Details[] = [
  {
    of: ['foundation', 'concealer', 'primer', 'compact-powder', 'blush-highlighter'],
    good: ['It blends in a minute.', 'No white cast on my wheatish skin, even in flash.', 'My T-zone stays matt until lunch.', 'Light on the skin, no cakey feeling in the heat.', 'Looks like skin and not like paint.', 'The texture is fine and spreads evenly.', 'Sits well over sunscreen.', 'Mask off, and most of it was still on my face.', 'I need very little for the whole face.', 'It does not settle into my smile lines.'],
    bad: ['It turned patchy around my nose by noon.', 'On my oily skin it slides in Chennai weather.', 'It looks dry on my cheeks unless I use cream first.', 'In daylight it looks heavier than in my bathroom.', 'I had to set it twice.', 'It clings to dry bits on my chin.'],
  },
  {
    of: ['kajal', 'eyeliner', 'mascara', 'eyeshadow', 'brows'],
    good: ['It does not sting, and I wear lenses.', 'No panda eyes on the way home in the local train.', 'It glides on without tugging.', 'Comes off easily with oil at night.', 'One stroke shows, two are for a party.', 'It stays put on my oily skin.', 'Even after a nap on the bus it was in place.', 'The finish is soft, not harsh.', 'My hands shake, and it still goes on straight.', 'It survived a Holi lunch and some tears.'],
    bad: ['By four o’clock I had it under my eyes.', 'It fades within some hours.', 'I have to go over it three times to see it.', 'It took cotton and patience to get it off.', 'My eyes watered a little on the first day.', 'It smudges in humid weather.'],
  },
  {
    of: ['lipstick', 'liquid-lipstick', 'lip-gloss', 'lip-liner'],
    good: ['The shade suits my dusky skin.', 'It survives two cups of chai.', 'My lips were soft in the evening, too.', 'The shade is the same as on the screen.', 'It does not bleed at the corners.', 'Light enough to forget that I have it on.', 'It covers my dark lip edges well.', 'Nice for the office and for weddings.', 'It looks fresh in photos, not greasy.', 'Goes with my red saree and with jeans.'],
    bad: ['The shade is more pink on me than on the screen.', 'I have to put it on again after each meal.', 'It settles into the lines of my lips.', 'My lips peeled a little the next morning.', 'It prints on every steel glass.', 'On pigmented lips it hardly shows.'],
  },
  {
    of: ['lip-balm'],
    good: ['My lips were soft the next morning, too.', 'It does not feel waxy.', 'No more dry skin to bite off in AC.', 'I use it at night and in the train.'],
    bad: ['By noon my lips were dry again.', 'In May it turns soft in my purse.', 'I have to put it on too often.'],
  },
  {
    of: ['nail-care'],
    good: ['My nails tear less since I use it.', 'Easy to use in front of the TV.', 'My nails look cared for, even short ones.'],
    bad: ['I expected more of it on my brittle nails.', 'My dry skin around the nails is as before.'],
  },
  {
    of: ['nail-polish'],
    good: ['It held through a week of utensils.', 'Neat on short nails, too.', 'I did both hands before the pressure cooker whistled.', 'Nothing chipped before the sixth day.'],
    bad: ['It had gone from two nails by the weekend.', 'It needs a third coat on me.', 'My thumb looked worn after one round of dishes.'],
  },
  {
    of: ['makeup-brushes', 'sponges'],
    good: ['Washed it four times and it kept its shape.', 'It lies well in my small hand.', 'It fits into my travel pouch.', 'Soft enough for my sensitive face.'],
    bad: ['It feels lighter and cheaper than in the pictures.', 'Smaller in the hand than I thought.', 'After some weeks it looks tired.'],
  },
  {
    of: ['hair-tools'],
    good: ['It lies well in my small hand.', 'Good on my thick hair, no pulling.', 'It fits into my travel bag.', 'My hair was done before my chai was cold.'],
    bad: ['It feels lighter and cheaper than in the pictures.', 'Smaller in the hand than I thought.', 'On my thick hair it takes too long.'],
  },
  {
    of: ['face-scrub', 'ubtan', 'toner', 'sheet-mask'],
    good: ['My face feels fresh after it, not tight.', 'The texture is pleasant, nothing scratches.', 'My tan from Goa is a little lighter.', 'No burning around the nose, which is rare for me.', 'I use it on Sundays and see it on Mondays.', 'My makeup sat better afterwards.'],
    bad: ['It stung a little near my nose.', 'My oily forehead noticed no difference.', 'The glow was gone the next morning.', 'For my dry skin in winter it is too much.'],
  },
  {
    of: ['face-wash', 'cleanser'],
    good: ['My face does not feel stretched after it.', 'It takes off sunscreen and the dust of the road.', 'The oil on my nose stays away till evening.', 'Gentle on my acne marks.', 'No burning around the nose, which is rare for me.', 'My tan from Goa is a little lighter.', 'The texture is pleasant, and it rinses away clean.', 'I use it after the gym and my skin stays calm.'],
    bad: ['My cheeks felt tight after it.', 'I still needed a second round for the sunscreen.', 'My oily forehead noticed no difference.', 'It stung a little near my nose.', 'For dry skin in winter it is too much.'],
  },
  {
    of: ['moisturiser', 'gel-cream', 'night-cream', 'face-serum', 'face-oil', 'eye-care', 'sunscreen', 'after-sun'],
    good: ['It sinks in before I have found my dupatta.', 'No sticky film, even in May.', 'A little goes a long way.', 'My makeup sits well on top of it.', 'My dry patches are gone.', 'It does not sting after threading.', 'The texture is light and not heavy on my skin.', 'My combination skin is fine with it.', 'No new pimples, and I get them from everything.', 'My husband steals it, which says enough.'],
    bad: ['It stays greasy on my forehead in humid weather.', 'It pilled under my makeup.', 'I see no difference in my spots yet.', 'It is a bit thick for Mumbai.', 'I need more of it than I thought, so it ends soon.', 'Sweat brought it into my eyes once.'],
  },
  {
    of: ['shampoo', 'conditioner', 'hair-mask'],
    good: ['Fewer strands on the bathroom floor.', 'The comb goes through without a fight.', 'My waves have their bounce back.', 'It rinses out fast, even with a bucket bath.', 'Not dry at the ends, and not flat at the top.', 'Good with our borewell water.', 'Three days until my roots get oily.'],
    bad: ['My ends feel like straw without a serum.', 'My roots were oily again the next day.', 'My hair fall is the same.', 'With our hard water it takes long to rinse.', 'It weighs my fine hair down.'],
  },
  {
    of: ['hair-oil', 'hair-serum', 'styling'],
    good: ['The frizz lay down at once.', 'Not greasy on the pillow.', 'Two small portions do for long hair.', 'My plait shines like in school days.', 'It washes out with one shampoo.', 'Baby hair at the front behaves.'],
    bad: ['Too sticky for short hair.', 'By evening the frizz was back.', 'It needs two shampoos to come out.', 'A little too much and I look as if I had not washed.'],
  },
  {
    of: ['scalp-care'],
    good: ['My scalp does not itch any more.', 'Less white dust on my black kurta.', 'My parting looks a little fuller.', 'It does not make my roots greasy.'],
    bad: ['My hair fall is the same.', 'It makes my roots oily by evening.', 'The itch came back after some days.'],
  },
  {
    of: ['hair-colour'],
    good: ['My greys at the temples are covered.', 'It looks natural in sunlight.', 'It did not burn my scalp.', 'After six washes it is still there.'],
    bad: ['The greys at my temples showed again soon.', 'It came out darker than on the screen.', 'One pack is not enough for waist-long hair.'],
  },
  {
    of: ['eau-de-parfum', 'attar', 'eau-de-toilette', 'body-mist'],
    good: ['My dupatta smelled of it the next day.', 'Not sweet like a mithai shop, which I like.', 'It survives the heat of a Nagpur afternoon.', 'Close to the skin, good for the office.', 'Two touches at the neck are enough.', 'It opens sharp and becomes soft in ten minutes.', 'Right for puja mornings and for dinners.', 'My teenage daughter has asked for her own.'],
    bad: ['I have to put it on again by noon.', 'The beginning is sharp, one has to wait.', 'In the heat it became too sweet for me.', 'It is smaller than I had in mind for the price.'],
  },
  {
    of: ['deodorant'],
    good: ['I came home from a full Metro and still felt fresh.', 'No yellow marks on my white kurta.', 'It does not sting after waxing.', 'Mild, nobody sneezes.'],
    bad: ['By the evening I needed it again.', 'It left a mark on my black top.', 'On a hot day it gives up at lunch.'],
  },
  {
    of: ['candles'],
    good: ['It arrived without a crack, well wrapped.', 'I gave one for a housewarming and was asked where it is from.', 'It looks lovely on our Diwali table.', 'It fills our drawing room and not the whole building.'],
    bad: ['It is smaller than it looks on the page.', 'In our big hall one hardly notices it.', 'It was used up sooner than I thought.'],
  },
  {
    of: ['gift-sets'],
    good: ['It arrived well wrapped, without a dent.', 'I gave it to my sister and she posted it at once.', 'Right for Rakhi and for birthdays.', 'It looks like more than I paid.'],
    bad: ['The pieces are smaller than they look on the page.', 'The outer box had a dent, not nice for a gift.', 'Of the pieces I use only some.'],
  },
  {
    of: ['body-wash', 'soap'],
    good: ['My skin does not feel tight after the bath.', 'Good even with our hard water.', 'It rinses off quickly with a bucket bath.', 'It lasts longer than I thought.', 'My back has fewer bumps in this heat.', 'Even my husband noticed the bathroom.'],
    bad: ['It is used up too fast for a family of four.', 'My legs were dry after it.', 'With our hard water it hardly foams.'],
  },
  {
    of: ['body-lotion', 'body-butter', 'body-oil', 'hand-cream', 'foot-care'],
    good: ['It sinks in quickly, no oily marks on my kurta.', 'The dry skin of this winter is gone.', 'My skin stays soft until the next bath.', 'The texture is rich and not sticky.', 'A little is enough.', 'My mother’s rough skin likes it, too.'],
    bad: ['My skin was dry again by evening.', 'It feels sticky in the humid months.', 'Rough skin needs something stronger.', 'I use so much of it that it is over soon.'],
  },
  {
    of: ['kurtas', 'tops', 'dresses', 'jackets', 'lehengas'],
    good: ['The fabric is not see-through, even in white sunlight.', 'The shoulders sit where they should.', 'No pulling at the bust, which is my usual trouble.', 'The length is right for my height of 5’2”.', 'It falls well and hides my tummy.', 'The colour is as on the screen.', 'The stitching inside is clean, no loose threads.', 'My tailor had nothing to do.'],
    bad: ['It is a bit tight at the bust for me.', 'It is longer on me than I expected.', 'The fabric is thinner than I thought.', 'The colour is a tone duller than on the screen.', 'I found two loose threads at the neck.', 'It needs ironing each time.'],
  },
  {
    of: ['sarees', 'dupattas'],
    good: ['It stays where I pin it.', 'The colour is as on the screen.', 'It drapes softly and is not slippery.', 'The fabric feels like what my mother wears.', 'Light enough for a whole wedding day.', 'My mother-in-law felt it between her fingers and nodded.'],
    bad: ['The fabric is stiffer than I thought.', 'It slips from my shoulder without a pin.', 'The colour is a little darker in real life.', 'It creases as soon as one sits down.'],
  },
  {
    of: ['trousers', 'loungewear', 'nightwear', 'maternity-wear'],
    good: ['The waist does not cut in after lunch.', 'I can sit on the floor in it.', 'The fabric is soft and not see-through.', 'Right length for 5’4”, no alteration.', 'It dries fast, even in the monsoon.', 'Loose where it should be, and still neat enough for the door.', 'I wore it on a night train and slept.'],
    bad: ['Too long for me at 5’1”.', 'The waist is loose, I use a safety pin.', 'The fabric is warm for May.', 'It looks a bit baggy at the back.'],
  },
  {
    of: ['bras', 'briefs', 'shapewear'],
    good: ['Nothing shows under a fitted kurta.', 'No red marks in the evening.', 'It stays in place when I run for the bus.', 'The fabric is soft and does not itch in the heat.', 'I followed the measurements and it fits.', 'I forget that I have it on.'],
    bad: ['It rolls up a little when I sit.', 'A bit tight at the sides for me.', 'One can see the edge under thin fabric.', 'It is warmer than I would like in summer.'],
  },
  {
    of: ['juttis', 'sandals'],
    good: ['No blister, not even on the first day.', 'My broad feet fit in.', 'I danced in them at the sangeet.', 'They look more expensive than they were.', 'Right with a kurta and with jeans.'],
    bad: ['They bit my heel for the first few days.', 'A bit narrow for my broad feet.', 'They are slippery on marble.', 'Half a number small for me.'],
  },
  {
    of: ['earrings', 'necklaces', 'bangles', 'rings', 'watches', 'sunglasses'],
    good: ['Light, I wore it from haldi to reception.', 'My sensitive skin did not complain.', 'It shines, but not like a toy.', 'The finish is even, also at the back.', 'It looks bigger in the photos, and I like that it is not.', 'It goes with my grandmother’s gold.'],
    bad: ['It is smaller than in the photos.', 'The shine went a little after a rainy day.', 'A bit heavy by the end of the evening.', 'The finish at the back is rough.'],
  },
  {
    of: ['totes', 'sling-bags', 'clutches'],
    good: ['My phone, keys and a sari pin box fit in.', 'Nothing has come loose after weeks of use.', 'It keeps its shape when it is full.', 'It did not smell when I unpacked it.', 'The size is just as I measured it on the page.'],
    bad: ['My phone only just fits.', 'It smelled a little for the first days.', 'It falls over when it is empty.', 'I had thought that it was bigger.'],
  },
  {
    of: ['maternity-care'],
    good: ['Pleasant even when everything made me sick.', 'My doctor had no objection.', 'My stretched skin feels better for it.', 'I use it morning and night since month five.'],
    bad: ['I see no difference on my tummy yet.', 'It is used up quickly.'],
  },
  {
    of: ['baby-skin', 'baby-bath', 'diapering'],
    good: ['No rash on my son’s sensitive skin.', 'Mild, I would know it by the crying.', 'The paediatrician had no objection.', 'I keep one at my parents’ house, too.'],
    bad: ['It is used up quickly.', 'My daughter’s skin got a bit dry.', 'For the price I had hoped for more of it.'],
  },
  {
    of: ['rompers', 'swaddles', 'feeding', 'baby-toys'],
    good: ['Nothing rough or sharp, I checked.', 'In use every day, and it is like new.', 'My six-month-old likes it.', 'Easy to keep clean.', 'Even the grandmothers approved.'],
    bad: ['Smaller than I thought.', 'It looked used after some weeks.', 'My baby lost interest soon.'],
  },
]

const byCategory = new Map(details.flatMap(({ of, ...rest }) => of.map((slug) => [slug, rest] as const)))

/** Sentences about the kind of a product that go with such a rating. */
export const detailsOf = (category: string, rating: number): readonly string[] =>
  byCategory.get(category)?.[rating > 3 ? 'good' : 'bad'] ?? []
