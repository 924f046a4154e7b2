import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'
import { RawLink } from '../Link/RawLink.tsx'

export const Root = styled.article`
  display: grid;
  grid-template-columns: clamp(5.5rem, 24vw, 8rem) minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  border-bottom: 1px solid ${theme.color.line.subtle};
`

export const Frame = styled.div`
  border-radius: ${theme.radius.m};
  overflow: hidden;
  align-self: start;

  [data-stock='out'] > & {
    opacity: 0.55;
  }
`

export const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
  min-width: 0;
`

export const Brand = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  font-weight: 500;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`

export const Title = styled.h2`
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: 500;
  line-height: 1.4;
  letter-spacing: 0;
`

export const TitleLink = styled(RawLink)`
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

export const Option = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Changes = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.critical.text};
  font-size: ${theme.type.s};

  & > li {
    display: flex;
    gap: ${theme.space.xxs};
    align-items: center;
  }
  & svg {
    flex: none;
  }
`

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-top: ${theme.space.xs};
`

export const Total = styled.p`
  margin-left: auto;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
