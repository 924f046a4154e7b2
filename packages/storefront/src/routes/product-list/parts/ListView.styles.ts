import { ListTools } from '@shop/ui/ListTools'
import { SideColumn } from '@shop/ui/SideColumn'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xs} ${theme.space.gutter} ${theme.space.xl};

  @media ${media.mobile} {
    padding-bottom: 0;
  }
`

/** Filters beside the list; on mobile a bar at the bottom of the window. */
export const Layout = styled.div`
  display: grid;
  grid-template:
    'heading heading tools' auto
    'pills pills pills' auto
    'side list list' 1fr / 16.5rem minmax(0, 1fr) auto;
  gap: ${theme.space.m} ${theme.space.xl};

  &[data-empty='true'] {
    grid-template:
      'heading' auto
      'list' 1fr / minmax(0, 1fr);
  }
  @media ${media.mobile} {
    &,
    &[data-empty='true'] {
      grid-template: 'heading' auto 'pills' auto 'side' auto 'list' 1fr 'tools' auto / minmax(0, 1fr);
      row-gap: ${theme.space.s};
    }
  }
`

export const Heading = styled.header`
  grid-area: heading;
  display: grid;
  gap: ${theme.space.xs};
  min-width: 0;
`

export const Pills = styled.div`
  grid-area: pills;
  min-width: 0;
`

export const List = styled.section`
  grid-area: list;
  min-width: 0;
  transition: opacity ${theme.motion.slow} 80ms;

  &[data-pending='true'] {
    opacity: 0.45;
  }
`

export const Side = styled(SideColumn)`
  grid-area: side;

  @media ${media.mobile} {
    display: none;

    /* Without JavaScript a link targets it and thereby shows it. */
    &:target {
      display: block;
    }
  }
`

export const Tools = styled(ListTools)`
  grid-area: tools;
  align-self: end;
`

const onMobileOnly = `
  @media ${media.desktop} {
    display: none;
  }
`

export const OpenSheet = styled.div`
  ${onMobileOnly}
  flex: 1;

  & > button {
    width: 100%;
  }
  @media (scripting: none) {
    display: none;
  }
`

export const ShowPanel = styled.div`
  ${onMobileOnly}
  @media not (scripting: none) {
    display: none;
  }
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  margin-bottom: ${theme.space.xl};
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: ${theme.space.m};

  @media ${media.mobile} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space.s} ${theme.space.xs};
  }
`
