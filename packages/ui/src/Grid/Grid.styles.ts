import styled from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(var(--column), 100%), 1fr));
  align-items: start;
  gap: var(--gap);
`
