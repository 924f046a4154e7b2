import { centred } from '@shop/ui/styles/centred'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** A phone in landscape: a column for one whole picture beside the title. */
const landscape = `${media.mobile} and ${media.short} and (min-width: 36rem)`

export const Top = styled.div`
  padding-top: ${theme.space.xs};
  margin-bottom: calc(-1 * ${theme.space.xs} - ${theme.space.section});

  /* A low window is the product's. */
  @media ${media.desktop} and ${media.short} {
    display: none;
  }
  /* On a phone the category alone, on the picture: so the first screen has the title. */
  @media ${media.mobile} {
    position: absolute;
    z-index: ${layer.control};
    padding-top: 0;

    & li:not(:nth-last-child(2)) {
      display: none;
    }
    & li:nth-last-child(2)::after {
      content: none;
    }
    /* An arrow covers less of the product than the category's name, which readers hear. */
    & li a {
      ${centred}
      width: min(${theme.size.target}, 44px);
      height: min(${theme.size.target}, 44px);
      min-height: 0;
      margin-top: ${theme.space.xs};
      border-radius: 50%;
      color: ${theme.color.text.strong};
      background: ${theme.color.surface.raised};
      font-size: 0;
    }
    & a::before {
      padding-top: 0.15em;
      font-size: calc(0.5 * ${theme.size.target});
      line-height: ${theme.leading.solid};
      content: '‹' / '';
    }
  }
  @media ${landscape} {
    & a {
      margin-inline-start: ${theme.space.xs};
    }
  }
`

/** Column of the details. Enlarged text leaves half of the window to the gallery. */
const details = 'minmax(min(20rem, 50%), 1fr)'

export const Product = styled.div`
  display: grid;
  /* The gallery is as narrow as its thumbnails and a picture that the window shows whole, so that nothing is empty beside it. */
  grid-template-columns: minmax(
      0,
      min(54%, 48rem, 72px + ${theme.space.s} + (100svh - 224px) * 0.8)
    ) ${details};
  align-items: start;
  gap: ${theme.space.columns};

  /* The first window has the button: the breadcrumbs are nearer than another section. */
  @media ${media.desktop} and ${media.tall} {
    margin-top: calc(${theme.space.xxl} - ${theme.space.section});
  }
  /* As is one that a low window shows. */
  @media ${media.desktop} and ${media.short} {
    padding-top: ${theme.space.xs};
    grid-template-columns: minmax(0, min(50%, 72px + ${theme.space.s} + (100svh - 7.5rem) * 0.8)) ${details};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.xs} ${theme.space.m};
  }
  @media ${landscape} {
    grid-template-columns: min(60svh, 40%) minmax(0, 1fr);
  }
`

export const Gallery = styled.div`
  @media ${media.desktop} {
    position: sticky;
    top: 7rem;
    max-width: 48rem;
  }
  @media ${media.short} {
    top: ${theme.space.m};
  }
  /* Above the bar with the button. The gallery is wider than its column by a gutter on each side. */
  @media ${landscape} {
    position: sticky;
    top: ${theme.space.m};
    padding-inline: ${theme.space.gutter};
    border-radius: ${theme.radius.l};
    overflow: hidden;
  }
`

export const Section = styled.section`
  scroll-margin-top: 1rem;

  &:focus {
    outline: none;
  }
`
