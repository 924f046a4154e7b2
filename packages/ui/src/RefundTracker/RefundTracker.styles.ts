import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};

  & > h3 {
    font-family: ${theme.font.text};
    font-size: ${theme.type.m};
    font-weight: 600;
    letter-spacing: 0;
  }
  & > span {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.s};
  }
`
