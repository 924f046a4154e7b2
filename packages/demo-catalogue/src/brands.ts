import type { DemoBrand } from './types.ts'

/** Thirty invented brands. */
// oxfmt-ignore
export const brands: DemoBrand[] = [
  // makeup
  { slug: 'rozana', name: 'Rozana', manufacturer: 'Rozana Cosmetics Pvt. Ltd., Baddi, Himachal Pradesh 173205', wordmark: 'sans-wide', colour: '#8c1d2f', isPopular: true },
  { slug: 'gulmohar', name: 'Gulmohar', manufacturer: 'Gulmohar Beauty LLP, Vapi, Gujarat 396195', wordmark: 'serif-italic', colour: '#c8452d', isPopular: true, isExclusive: true },
  { slug: 'kajri', name: 'Kajri', manufacturer: 'Kajri Colour Labs Pvt. Ltd., Bhiwandi, Maharashtra 421302', wordmark: 'sans', colour: '#2a2230', isPopular: true },
  { slug: 'anokhi-tint', name: 'Anokhi Tint', manufacturer: 'Anokhi Tint Pvt. Ltd., Jaipur, Rajasthan 302013', wordmark: 'script', colour: '#d16b86', isNewLaunch: true },
  { slug: 'mehfil', name: 'Mehfil', manufacturer: 'Mehfil Makeup Co., Noida, Uttar Pradesh 201301', wordmark: 'serif', colour: '#5c1a3b', isExclusive: true },
  { slug: 'chaand-studio', name: 'Chaand Studio', manufacturer: 'Chaand Studio Pvt. Ltd., Gurugram, Haryana 122015', wordmark: 'sans-wide', colour: '#3c4a6b', isNewLaunch: true },
  // skin
  { slug: 'noor-and-neem', name: 'Noor & Neem', manufacturer: 'Noor & Neem Botanicals, Dehradun, Uttarakhand 248001', wordmark: 'serif', colour: '#4f6b45', isPopular: true },
  { slug: 'dhara-lab', name: 'Dhara Lab', manufacturer: 'Dhara Skin Science Pvt. Ltd., Hyderabad, Telangana 500081', wordmark: 'sans', colour: '#2f6f7d', isPopular: true },
  { slug: 'saanjh', name: 'Saanjh', manufacturer: 'Saanjh Ayurveda Pvt. Ltd., Thrissur, Kerala 680001', wordmark: 'serif-italic', colour: '#a0632c', isExclusive: true },
  { slug: 'barfi-skin', name: 'Barfi Skin', manufacturer: 'Barfi Personal Care LLP, Pune, Maharashtra 411045', wordmark: 'stamp', colour: '#e0a3a8', isNewLaunch: true },
  { slug: 'himadri', name: 'Himadri', manufacturer: 'Himadri Wellness Pvt. Ltd., Solan, Himachal Pradesh 173212', wordmark: 'sans-wide', colour: '#4d7a8c', isPopular: true },
  // hair
  { slug: 'resham', name: 'Resham', manufacturer: 'Resham Hair Care Pvt. Ltd., Baddi, Himachal Pradesh 173205', wordmark: 'serif', colour: '#7b4b2a', isPopular: true },
  { slug: 'jata', name: 'Jata', manufacturer: 'Jata Naturals, Coimbatore, Tamil Nadu 641014', wordmark: 'stamp', colour: '#3e4a2f', isExclusive: true },
  { slug: 'lehar', name: 'Lehar', manufacturer: 'Lehar Professional Pvt. Ltd., Silvassa, Dadra and Nagar Haveli 396230', wordmark: 'sans', colour: '#26547c', isNewLaunch: true },
  // fragrance, bath and body
  { slug: 'ittardaan', name: 'Ittardaan', manufacturer: 'Ittardaan Perfumers, Kannauj, Uttar Pradesh 209725', wordmark: 'serif-italic', colour: '#7a5a1e', isExclusive: true, isPopular: true },
  { slug: 'raat-rani', name: 'Raat Rani', manufacturer: 'Raat Rani Fragrances Pvt. Ltd., Mumbai, Maharashtra 400013', wordmark: 'script', colour: '#3f2a56', isPopular: true },
  { slug: 'mitti-and-co', name: 'Mitti & Co.', manufacturer: 'Mitti & Co. Bath Works, Puducherry 605101', wordmark: 'stamp', colour: '#b4653c', isNewLaunch: true },
  { slug: 'sabun-ghar', name: 'Sabun Ghar', manufacturer: 'Sabun Ghar Handmade, Auroville, Tamil Nadu 605101', wordmark: 'serif', colour: '#6f7f5a', isExclusive: true },
  // clothing
  { slug: 'tantu', name: 'Tantu', manufacturer: 'Tantu Handlooms Pvt. Ltd., Maheshwar, Madhya Pradesh 451224', wordmark: 'serif', colour: '#6b3d5c', isPopular: true },
  { slug: 'bageecha', name: 'Bageecha', manufacturer: 'Bageecha Prints LLP, Sanganer, Rajasthan 302029', wordmark: 'serif-italic', colour: '#3f7a5c', isPopular: true },
  { slug: 'khadi-katha', name: 'Khadi Katha', manufacturer: 'Khadi Katha Apparel, Ahmedabad, Gujarat 380009', wordmark: 'stamp', colour: '#9c5b34', isExclusive: true },
  { slug: 'sheher', name: 'Sheher', manufacturer: 'Sheher Clothing Pvt. Ltd., Bengaluru, Karnataka 560068', wordmark: 'sans-wide', colour: '#2d2d33', isNewLaunch: true },
  { slug: 'naram', name: 'Naram', manufacturer: 'Naram Intimates Pvt. Ltd., Tiruppur, Tamil Nadu 641604', wordmark: 'sans', colour: '#c08a86', isPopular: true },
  { slug: 'banaras-loom', name: 'Banaras Loom', manufacturer: 'Banaras Loom House, Varanasi, Uttar Pradesh 221001', wordmark: 'serif', colour: '#8a6414', isExclusive: true },
  // jewellery, bags, footwear
  { slug: 'ghungroo', name: 'Ghungroo', manufacturer: 'Ghungroo Jewels, Jaipur, Rajasthan 302003', wordmark: 'script', colour: '#b08a2e', isPopular: true },
  { slug: 'chandni-chowk-co', name: 'Chandni Chowk Co.', manufacturer: 'Chandni Chowk Co., Delhi 110006', wordmark: 'stamp', colour: '#8d7b6a', isExclusive: true },
  { slug: 'jhola', name: 'Jhola', manufacturer: 'Jhola Leather & Canvas Pvt. Ltd., Kolkata, West Bengal 700046', wordmark: 'sans', colour: '#7d4a2d', isPopular: true },
  { slug: 'mojdi', name: 'Mojdi', manufacturer: 'Mojdi Footwear LLP, Jodhpur, Rajasthan 342001', wordmark: 'serif-italic', colour: '#a3324a', isNewLaunch: true },
  // mom and baby
  { slug: 'lori', name: 'Lori', manufacturer: 'Lori Baby Care Pvt. Ltd., Haridwar, Uttarakhand 249403', wordmark: 'sans', colour: '#8fa8bf', isPopular: true },
  { slug: 'nanhi', name: 'Nanhi', manufacturer: 'Nanhi Organics LLP, Tiruppur, Tamil Nadu 641604', wordmark: 'script', colour: '#c9a24b', isNewLaunch: true },
]
