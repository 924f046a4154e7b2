import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xs} ${theme.space.gutter} ${theme.space.xl};
`

export const Hero = styled.header`
  display: grid;
  grid-template-columns: minmax(16rem, 2fr) 3fr;
  overflow: hidden;
  margin-bottom: ${theme.space.section};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: ${theme.space.xl};
  }
`

export const HeroText = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${theme.space.l};
  padding: clamp(1.5rem, 4vw, 4rem);
`

export const HeroPicture = styled.div`
  min-height: clamp(11rem, 31vw, 30rem);

  & > div {
    height: 100%;
    background: none;
    /* The picture grows out of the panel. */
    mask-image: linear-gradient(to right, transparent, black 22%);
  }
  @media ${media.mobile} {
    order: -1;

    & > div {
      mask-image: linear-gradient(to top, transparent, black 22%);
    }
  }
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  & + & {
    margin-top: ${theme.space.section};
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.m};
`
