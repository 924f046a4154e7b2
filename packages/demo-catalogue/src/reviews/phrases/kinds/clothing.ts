import type { Details } from '../details.ts'

// oxfmt-ignore
export const clothing: readonly Details[] = [
  {
    of: ['kurtas', 'tops', 'dresses', 'jackets', 'lehengas'],
    good: [
      'The fabric is not see-through, even in white sunlight.', 'The shoulders sit where they should.', 'No pulling at the bust, which is my usual trouble.', 'The length is right for my height of 5’2”.', 'It falls well and hides my tummy.', 'The colour is as on the screen.',
      'The stitching inside is clean, no loose threads.', 'My tailor had nothing to do.', 'I am a pear shape, and it does not stick to my hips.', 'It came out of the suitcase and needed only a shake.', 'I wore it three times in two weeks, and nobody has said a word against it.',
      'The neck is decent enough for my office.', 'I can lift my arms without showing my waist.', 'It does not cling when I sweat.', 'My arms are heavy, and the armholes do not cut.',
      'My sister took my photo in it, and now it is my profile picture.', 'I am short, and it does not swallow me.', 'The colour brightens my face.', 'I feel dressed up and not disguised.', 'I nursed a baby last year, and it fits my changed body.', 'It has survived a toddler with mango hands.',
      'It feels good on bare skin.', 'My aunt asked whether I had it made.', 'The side view is as nice as the front.', 'A small function at home, and I was comfortable to the end.', 'I got the metro pole, the rain and a full day, and it looked fine.', 'I have a long torso, and for once the waist is at my waist.',
      'It moves nicely when I walk.', 'My husband asked if it was new, and it was.', 'It works with the jewellery I already own.', 'I am between two sizes, the larger one was right.', 'I would wear it to meet my in-laws.', 'My friend is two inches taller, and it looks good on her, too.',
      'The fabric has some weight and falls straight.', 'No puckers along the seams.', 'I sat through a six-hour bus ride, and it did not look like it.', 'It is easy to put on without help.', 'I got it for one event and wear it on ordinary days.',
    ],
    bad: ['It is a bit tight at the bust for me.', 'It is longer on me than I expected.', 'The fabric is thinner than I thought.', 'The colour is a tone duller than on the screen.', 'I found two loose threads at the neck.', 'It needs ironing each time.', 'The armholes are cut a bit high.', 'I look wider in it than I am.', 'I wanted more room at the hips.', 'It creased before I had reached the office.', 'It is nice, but not on my shoulders.', 'I wore it once and went back to my old one.', 'The front hung lower than the back on me.', 'I had pictured it with more structure.', 'Okay at home, not for going out.'],
  },
  {
    of: ['kurtas', 'lehengas'],
    good: ['Rakhi, Onam and a naming ceremony, and it was right for all.', 'I wore it with my mother’s silver earrings and felt like her.', 'It looks festive without much effort.', 'Our Ganpati guests asked where I got it.', 'I could fold my hands and bend down in it at the temple.', 'My dadi felt the fabric and approved.', 'Good for a day of receiving guests.', 'Photos at the mehendi came out beautiful.'],
    bad: [],
  },
  {
    of: ['dresses', 'tops', 'jackets'],
    good: ['I wore it to a client lunch and then to a film.', 'It goes with white sneakers.', 'A Goa evening and a Gurugram office, it did both.', 'My college friends want to borrow it.', 'It looks neat under the office lights.', 'It layers well when the AC is too strong.', 'On a date I forgot to fuss with it.', 'My daughter of nineteen called it cool.', 'Nothing to tug or pull at all day.', 'I took it on my honeymoon and wore it twice.', 'It made a plain Tuesday better.', 'I packed only this for a weekend.', 'I wore it to a gallery opening and was asked for the label.', 'My sister-in-law took the name down before dessert.', 'I feel like a grown-up in it.', 'It sits close without holding me tight.', 'I have a wide back, and the fit is fine there.', 'I wore it on a houseboat in Alleppey, and each picture is lovely.', 'It survived a birthday of six-year-olds.', 'It makes an old bag and old shoes look new.'],
    bad: ['It is fine with one of my trousers and odd with the rest.', 'I expected it to be a little roomier.', 'My sister was less kind about it than I am.', 'It is all right, but I have three like it.'],
  },
  {
    of: ['sarees', 'dupattas'],
    good: [
      'It stays where I pin it.', 'It drapes softly and is not slippery.', 'The fabric feels like what my mother wears.', 'Light enough for a whole wedding day.', 'My mother-in-law felt it between her fingers and nodded.', 'The colour is the one I ordered, I held it next to my phone.', 'It photographs beautifully in the evening.',
      'I draped it in ten minutes, which is a record for me.', 'At the school annual day two mothers asked me about it.', 'It does not rustle, which matters in a concert.', 'It was fine to drive in.', 'The fall is even and hides nothing, shows nothing.', 'It looked good with an old gold blouse.', 'The weave is even where I held it against the window.',
      'My grandmother told me to keep it well.', 'I wore it the South Indian way, and it sat well.', 'It folds small and came out of the trunk fresh.', 'I felt tall in it.', 'No colour came off on my blouse.', 'Saraswati Puja, farewell, wedding: I have worn it thrice.', 'The colour is deep and not shiny.',
      'I am told that I look like an aunt in sarees, not in this one.', 'It breathed well in a crowded hall.',
    ],
    bad: ['The fabric is stiffer than I thought.', 'It slips from my shoulder without a pin.', 'The colour is a little darker in real life.', 'It creases as soon as one sits down.', 'It felt plainer than I had pictured for a wedding.'],
  },
  {
    of: ['trousers', 'loungewear', 'nightwear', 'maternity-wear'],
    good: [
      'The waist does not cut in after lunch.', 'I can sit on the floor in it.', 'The fabric is soft and not see-through.', 'Right length for 5’4”, no alteration.', 'Loose where it should be, and still neat enough for the door.', 'I wore it on a night train and slept.', 'My thighs do not rub in it.', 'I wear it every second day, and it looks the same.',
      'I opened the door to my landlord and was not embarrassed.', 'My mother wants two.', 'No marks on my skin in the evening.', 'It is cool on hot nights.', 'It suits my wide hips.', 'I did a whole day of cooking in it.', 'My work from home uniform.', 'It does not ride up when I bend down.', 'The fit is relaxed and not shapeless.', 'I can climb stairs two at a time.',
      'I did not want to take it off on Sunday.', 'Light enough for our summer, and I live in Jaipur.', 'I slept well, and my AC is broken.', 'Nothing itches.', 'My size was right at the first try.', 'It is modest and still nice.', 'I wear it to take the children to the bus.', 'Good for long flights.', 'I sat in a hospital corridor for a day in it, and it was kind.', 'My sister took mine, and I ordered one more.',
    ],
    bad: ['Too long for me at 5’1”.', 'The waist is loose, I use a safety pin.', 'The fabric is warm for May.', 'It looks a bit baggy at the back.', 'It is tighter at the thighs than I like.', 'The colour is not quite what I saw.'],
  },
  {
    of: ['bras', 'briefs', 'shapewear'],
    good: [
      'Nothing shows under a fitted kurta.', 'No red marks in the evening.', 'It stays in place when I run for the bus.', 'The fabric is soft and does not itch in the heat.', 'I followed the measurements and it fits.', 'I forget that I have it on.', 'My shoulders and my waist are at peace.', 'I have ordered the same again in my size.', 'It keeps its shape in the machine bag.', 'After years of the wrong size this is a relief.',
      'It is smooth under a thin blouse.', 'I wore it through a twelve-hour shift.', 'Good even in sweaty weather.', 'The edges lie flat.', 'No digging at the sides.', 'It gives a nice shape under a saree.', 'My skin reacts to most lace, and not to this.', 'I am a bigger size, and it does not cut.', 'It looks pretty, too, which is a bonus.', 'It does not roll when I sit at my desk.', 'I danced at a wedding in it and forgot about it.', 'My old ones have gone to the bottom of the drawer.', 'It still feels soft after two months.',
    ],
    bad: ['It rolls up a little when I sit.', 'A bit tight at the sides for me.', 'One can see the edge under thin fabric.', 'It is warmer than I would like in summer.', 'I had to get used to it for a week.'],
  },
]
