import { expect, test } from 'vitest'
import { modelOf } from './models.ts'
import { shotOf } from './shotOf.ts'

test('chooses the model that shows what the title names', () => {
  expect(modelOf({ kind: 'dress', title: 'Satin Slip Dress' })).toBe('slip-dress')
  expect(modelOf({ kind: 'dress', title: 'Indigo Wrap Dress' })).toBe('wrap-dress')
  expect(modelOf({ kind: 'saree', title: 'Maheshwari Checked Saree with Zari Border' })).toBe('saree')
  expect(modelOf({ kind: 'kurta', title: 'Chikankari Mulmul Straight Kurta' })).toBe('straight-kurta')
  expect(modelOf({ kind: 'kurta', title: 'Ajrakh Block Print A-Line Kurta' })).toBe('kurta')
})

test.each([
  ['gift-box', 'Seven Soaps of the South Gift Box', 'soap-box'],
  ['compact', 'Velvet Powder Puff in Case', 'powder-puff'],
  ['sling-bag', 'Quilted Kantha Sling', 'quilted-sling'],
  ['sling-bag', 'Phone Sling in Pebbled Vegan Leather', 'phone-sling'],
  ['jutti', 'Mirror Work Mojari Mules', 'mirror-mules'],
  ['jutti', 'Pearl Bridal Jutti', 'pearl-jutti'],
  ['jutti', 'Floral Canvas Everyday Juttis', 'canvas-jutti'],
  ['compact', 'Brow Powder Duo', 'brow-duo'],
  ['compact', 'Bounce Cushion Foundation', 'cushion'],
  ['feeding-bottle', 'First Sips Straw Cup', 'straw-cup'],
  ['baby-set', 'Pure Water Baby Wipes Pack of 3', 'wipes'],
  ['baby-set', 'Bamboo Fibre Weaning Set', 'weaning-set'],
  ['swaddle', 'Bamboo Muslin Swaddles Pack of 3', 'three-swaddles'],
  ['swaddle', 'Kantha Godhadi Baby Quilt', 'kantha-quilt'],
  ['soft-toy', 'Crochet Elephant Rattle', 'crochet-elephant'],
  ['soft-toy', 'Handloom Rag Doll Meenu', 'rag-doll'],
  ['soft-toy', 'Sleepy Langur Cuddle Toy', 'langur'],
  ['swaddle', 'Organic Cotton Hooded Towel', 'hooded-towel'],
  ['diapers', 'Reusable Cotton Langot Set of 5', 'langots'],
  ['diapers', 'Washable Nursing Pads Pack of 6', 'nursing-pads'],
  ['romper', 'Muslin Jhabla Set of 3', 'jhablas'],
  ['romper', 'Zip-Up Sleep Romper', 'sleep-romper'],
  ['romper', 'Block Print Summer Dungaree', 'dungaree'],
  ['romper', 'Wearable Sleep Sack', 'sleep-sack'],
  ['baby-set', 'Little Festive Kurta and Dhoti Set', 'festive-set'],
  ['baby-set', 'Hand-Knit Cotton Cardigan Set', 'cardigan-set'],
  ['trousers', 'Dhoti Pants in Crinkled Cotton', 'dhoti-pants'],
  ['tote-bag', 'Foldable Mulmul Market Tote', 'market-tote'],
  ['jacket', 'Quilted Cotton Robe', 'robe'],
  ['briefs', 'Postpartum Recovery Belt', 'recovery-belt'],
  ['kurta', 'Bandhani Cotton Anarkali Kurta', 'anarkali-kurta'],
  ['jacket', 'Kantha Quilted Reversible Jacket', 'quilted-jacket'],
  ['jacket', 'Bandhgala Waistcoat in Raw Silk', 'waistcoat'],
  ['kurta', 'Dabu Mud Resist Shirt Kurta', 'shirt-kurta'],
  ['kurta', 'Gota Patti Festive Kurta with Palazzo', 'palazzo-kurta'],
  ['kurta', 'Ikat Cotton Sleeveless Kurta', 'sleeveless-kurta'],
  ['kurta', 'Linen Office Kurta with Pintucks', 'pintuck-kurta'],
  ['kurta', 'Maheshwari Silk Cotton Kurta Set', 'kurta-set'],
  ['nightwear', 'Notched Collar Mulmul Pyjama Set', 'pyjama-set'],
  ['top', 'Chikankari Peplum Top', 'peplum-top'],
  ['top', 'Handloom Cotton Crop Shirt', 'crop-shirt'],
  ['top', 'Ikat Sleeveless Shell Top', 'shell-top'],
  ['top', 'Modal Everyday Tee', 'tee'],
  ['top', 'Oversized Poplin Shirt', 'oversized-shirt'],
  ['kurta', 'Khadi Short Kurti with Kantha Edges', 'kurti'],
  ['lehenga', 'Bandhej Georgette Lehenga Set', 'lehenga'],
  ['maternity-dress', 'Tie-Waist Maternity Midi Dress', 'maternity-dress'],
  ['necklace', 'Kundan Pearl Choker Set', 'choker-set'],
  ['necklace', 'Layered Coin Necklace', 'coin-necklace'],
  ['necklace', 'Silver Tribal Hansli Necklace', 'hansli'],
  ['kurta', 'Bamboo Jersey Lounge Kurti', 'kurti'],
  ['palazzo', 'Pyjama Palazzo in Dobby Mulmul', 'pyjama-palazzo'],
  ['palazzo', 'Sharara Palazzo with Gota Hem', 'sharara'],
  ['saree', 'Organza Saree with Hand-Painted Lotuses', 'organza-saree'],
  ['saree', 'Banarasi Katan Silk Saree', 'silk-saree'],
  ['saree', 'Kanjivaram Style Soft Silk Saree', 'kanjivaram-saree'],
  ['saree', 'Leheriya Georgette Saree', 'open-saree'],
  ['saree', 'Jamdani Mulmul Cotton Saree', 'open-saree'],
  ['dupatta', 'Banarasi Tissue Dupatta', 'tissue-dupatta'],
  ['dupatta', 'Kota Doria Dupatta with Gota', 'net-dupatta'],
  ['lip-gloss', 'Jelly Glass Lip Gloss', 'jelly-gloss'],
  ['nail-polish', 'Base and Top Coat', 'top-coat'],
  ['jhumka', 'Meenakari Dome Jhumka', 'jhumka'],
  ['hoops', 'Everyday Gold Tone Hoops', 'hoops'],
  ['bangles', 'Lac Bangles with Mirror Work Set of 8', 'lac-bangles'],
  ['ring', 'Navratna Adjustable Finger Ring', 'navratna-ring'],
  ['ring', 'Polki Style Cocktail Ring', 'polki-ring'],
  ['ring', 'Sterling Silver Stacking Rings Set of 3', 'stacking-rings'],
  ['trousers', 'Linen Wide-Leg Trousers', 'wide-leg'],
  ['nightwear', 'Satin Camisole and Shorts Set', 'camisole-set'],
  ['top', 'Cotton Camisole Pack of 2', 'camisole-pack'],
  ['nightwear', 'Block Print Cotton Nightdress', 'nightdress'],
  ['dress', 'Kalamkari Print Midi Dress', 'midi-dress'],
  ['maternity-dress', 'Front-Open Nursing Nightdress, floral', 'nursing-nightdress'],
  ['trousers', 'Khadi Denim Straight Jeans', 'jeans'],
  ['trousers', 'Over-Bump Maternity Leggings', 'leggings'],
  ['trousers', 'Saree Shapewear Petticoat', 'petticoat'],
  ['bra', 'Medium Impact Sports Bra', 'sports-bra'],
  ['briefs', 'High-Waist Bamboo Briefs Pack of 2', 'briefs-pair'],
  ['briefs', 'Cotton Hipster Briefs Pack of 3', 'hipsters'],
  ['bangles', 'Beaten Silver Stacking Bangles Set of 3', 'beaten-bangles'],
  ['bangles', 'Reshmi Glass Bangles Dozen', 'glass-bangles'],
  ['hoops', '925 Silver Hammered Hoops', 'hammered-hoops'],
  ['ring', 'Oxidised Toe Rings Pair', 'toe-rings'],
  ['clutch', 'Banarasi Brocade Box Clutch', 'box-clutch'],
  ['clutch', 'Beaded Envelope Clutch', 'envelope-clutch'],
  ['sandals', 'Cork Footbed Slide Sandals', 'slide-sandals'],
  ['sandals', 'Toe-Ring Kolhapuri Flats', 'kolhapuri-flats'],
  ['tote-bag', 'Handwoven Kauna Reed Tote', 'reed-tote'],
  ['watch', 'Gold Tone Bracelet Watch', 'bracelet-watch'],
  ['watch', 'Mesh Strap Slim Watch', 'mesh-watch'],
  ['bangles', 'Antique Gold Openable Kada', 'kada'],
  ['hoops', 'Terracotta Hand-Painted Studs', 'painted-studs'],
  ['jhumka', 'Kundan Chandbali Earrings', 'chandbali'],
  ['brush-set', 'Kabuki Powder Brush', 'kabuki'],
  ['brush-set', 'Seven Piece Brush Set', 'seven-brushes'],
  ['clutch', 'Zardozi Velvet Potli', 'potli'],
  ['hair-tool', 'Ionic Travel Hair Dryer', 'hair-dryer'],
  ['jhumka', 'Oxidised Silver Peacock Jhumkas', 'peacock-jhumka'],
  ['jhumka', 'Temple Lakshmi Jhumkas', 'lakshmi-jhumka'],
  ['top', 'Smocked Block Print Blouse', 'smocked-blouse'],
  ['bra', 'Lace Bralette', 'bralette'],
  ['bra', 'Everyday T-Shirt Bra', 't-shirt-bra'],
  ['bra', 'Strapless Saree Blouse Bra', 'strapless-bra'],
  ['brush-set', 'Blend and Brush Starter Kit', 'starter-kit'],
  ['brush-set', 'Eye Detail Brush Set', 'eye-brushes'],
  ['compact', 'Shaam Single Eyeshadow', 'single-eyeshadow'],
  ['sandals', 'Braided Block Heel Sandals', 'block-heel-sandals'],
  ['sandals', 'Metallic Strappy Stilettos', 'stilettos'],
  ['trousers', 'French Terry Joggers', 'joggers'],
  ['jacket', 'Soft Tailored Blazer', 'blazer'],
  ['top', 'Satin Bow Neck Blouse', 'bow-blouse'],
  ['nightwear', 'Brushed Cotton Winter Pyjamas, check', 'winter-pyjamas'],
  ['gift-box', 'Haldi Ceremony Hamper', 'haldi-hamper'],
  ['gift-box', 'Slow Sunday Bath Set', 'bath-set'],
  ['hair-tool', 'Neem Wood Wide Comb', 'comb'],
  ['soap', 'Neem Leaf Soap, Pack of 3', 'three-soaps'],
  ['soap', 'Goat Milk & Oat Soap', 'single-soap'],
  ['lipstick', 'Pocket Stick Foundation', 'foundation-stick'],
  ['lipstick', 'Spot On Concealer Stick', 'concealer-stick'],
  ['lipstick', 'Jelly Blush Stick', 'jelly-stick'],
  ['lipstick', 'Root Touch-Up Stick', 'root-stick'],
  ['lipstick', 'Kesar Pista Lip Balm', 'lip-balm'],
  ['lipstick', 'Mini Bullet Lipstick Trio', 'lipstick-trio'],
  ['roll-on', 'Snowline Sunscreen Stick SPF 50', 'sunscreen-stick'],
  ['roll-on', 'Sleek Bun Hair Stick', 'hair-wax-stick'],
  ['pencil', 'Wooden Lip Liner Pencil', 'pencil'],
  ['pencil', 'Soft Contour Lip Liner', 'twist-pencil'],
  ['pencil', 'Fine Nib Pen Eyeliner', 'pen-eyeliner'],
  ['pencil', 'Felt Tip Doodle Liner', 'felt-liner'],
  ['pencil', 'One Swipe Shadow Stick', 'shadow-stick'],
  ['pencil', 'Pocket Crayon Lipstick', 'lip-crayon'],
  ['mascara', 'Classic Dip Eyeliner', 'dip-eyeliner'],
  ['mascara', 'Halo Metallic Eyeliner', 'metallic-eyeliner'],
  ['mascara', 'Arch Brow Gel', 'brow-gel'],
  ['jar', 'Full Moon Blender Jar', 'blender-jar'],
  ['spray-bottle', 'Flexi Hold Hairspray', 'aerosol-can'],
  ['soap', 'Sponge and Brush Soap', 'brush-soap'],
  ['soap', 'Terracotta Foot Scrubber', 'foot-scrubber'],
  ['gift-box', 'Herbal Colour with Nine Herbs', 'herbal-colour'],
] as const)('photographs the cut and the material that a %s has: %s', (kind, title, model) => {
  expect(modelOf({ kind, title })).toBe(model)
})

test('has no photograph of a variety that was not rendered', () => {
  expect(modelOf({ kind: 'tube', title: 'Mousse Liquid Lipstick' })).toBeUndefined()
  expect(modelOf({ kind: 'jutti', title: 'Plain Leather Mojari' })).toBeUndefined()
  expect(modelOf({ kind: 'lipstick', title: 'Tinted Lip Balm Duo' })).toBeUndefined()
  expect(modelOf({ kind: 'palette', title: 'Eyeshadow Palette with Twelve Pans' })).toBeUndefined()
})

test('shows the front from nearby and the cloth in its own print', () => {
  const dhoti = { kind: 'trousers', title: 'Dhoti Pants in Crinkled Cotton' } as const
  expect(shotOf({ ...dhoti, view: 'detail' })).toEqual({ name: 'dhoti-pants.front', isNear: true })
  expect(shotOf({ ...dhoti, view: 'texture' })).toEqual({ name: 'dhoti-pants.front', isNear: true })
  expect(shotOf({ kind: 'dress', title: 'Satin Slip Dress', view: 'texture' })?.name).toBe('slip-dress.front')
  expect(shotOf({ kind: 'diapers', title: 'Pant Style Diapers', view: 'texture' })?.name).toBe('cloth.plain')
})

test.each([
  ['kurta', 'Ajrakh Block Print A-Line Kurta', 'kurta.detail'],
  ['lehenga', 'Bandhej Georgette Lehenga Set', 'lehenga.detail'],
  ['dress', 'Tiered Mulmul Maxi Dress', 'tiered-dress.detail'],
  ['bra', 'Everyday T-Shirt Bra', 't-shirt-bra.detail'],
] as const)('shows a %s from behind, and its front from nearby: %s', (kind, title, name) => {
  expect(shotOf({ kind, title, view: 'detail' })).toEqual({ name, isNear: false })
  expect(shotOf({ kind, title, view: 'texture' })?.isNear).toBe(true)
})

test('shows a saree from behind', () => {
  const saree = { kind: 'saree', title: 'Banarasi Katan Silk Saree' } as const
  expect(shotOf({ ...saree, view: 'detail' })).toEqual({ name: 'silk-saree.detail', isNear: false })
})

test.each([
  ['jutti', 'Zari Embroidered Punjabi Jutti', 'jutti.detail'],
  ['sandals', 'Metallic Strappy Stilettos', 'stilettos.detail'],
  ['ring', 'Polki Style Cocktail Ring', 'polki-ring.detail'],
  ['watch', 'Gold Tone Bracelet Watch', 'bracelet-watch.detail'],
  ['brush-set', 'Seven Piece Brush Set', 'seven-brushes.detail'],
  ['necklace', 'Kundan Pearl Choker Set', 'choker-set.detail'],
] as const)('shows %s from their side instead of a part of their front: %s', (kind, title, name) => {
  expect(shotOf({ kind, title, view: 'detail' })).toEqual({ name, isNear: false })
})

test('shows what is in a pack, as its title says', () => {
  const powder = { kind: 'jar', title: 'Bridal Ubtan Powder' } as const
  expect(shotOf({ ...powder, view: 'texture' })?.name).toBe('swatch.powder')
  expect(shotOf({ ...powder, view: 'detail' })).toEqual({ name: 'jar.front', isNear: true })
  expect(shotOf({ kind: 'jar', title: 'Malai Whip Face Cream', view: 'detail' })?.name).toBe('jar.detail')
  const brand = { name: 'Saanjh', wordmark: 'serif', colour: '#a0632c' } as const
  expect(shotOf({ ...powder, brand, view: 'detail' }), 'no cream').toEqual({
    name: 'body-butter.front',
    isNear: true,
  })
  const palette = { kind: 'palette', title: 'Sixteen Phases Eyeshadow Palette' } as const
  expect(shotOf({ ...palette, view: 'texture' })?.name, 'every pan').toBe('sixteen-eyeshadows.texture')
})

test('shows a hard thing from nearby instead of leather', () => {
  const straightener = { kind: 'hair-tool', title: 'Ceramic Hair Straightener', view: 'texture' } as const
  expect(shotOf(straightener)).toEqual({ name: 'hair-tool.front', isNear: true })
  const soap = { kind: 'soap', title: 'Goat Milk & Oat Soap', view: 'texture' } as const
  expect(shotOf(soap)).toEqual({ name: 'single-soap.front', isNear: true })
  const sponges = { kind: 'jar', title: 'Full Moon Blender Jar', view: 'texture' } as const
  expect(shotOf(sponges)).toEqual({ name: 'blender-jar.front', isNear: true })
})
