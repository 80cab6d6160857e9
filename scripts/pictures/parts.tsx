// Shows one group of parts in one colour scheme. The address names both: ?group=buttons&scheme=dark
import { createRoot } from 'react-dom/client';
import { groups } from './parts-groups.tsx';

const query = new URLSearchParams(location.search);
const group = groups[query.get('group') ?? ''];
document.documentElement.dataset.theme = query.get('scheme') ?? 'light';
const place = document.getElementById('parts');
if (place && group) createRoot(place).render(<group.content />);
