-- name: CampaignsOfOtherChannels :many
SELECT m.id, m.channel FROM campaign_message AS g JOIN message AS m ON m.id = g.message_id WHERE m.channel <> 'whatsapp' ORDER BY m.id;

-- name: WhatsappWithoutCampaign :many
SELECT m.id FROM message AS m
WHERE m.channel = 'whatsapp' AND m.state <> 'opened' AND NOT EXISTS (SELECT 1 FROM campaign_message AS g WHERE g.message_id = m.id)
ORDER BY m.id;

-- name: WhatsappWithoutStep :many
SELECT m.id, m.state FROM message AS m
WHERE m.channel = 'whatsapp' AND m.state <> 'queued' AND NOT EXISTS (SELECT 1 FROM message_step AS s WHERE s.message_id = m.id AND s.state = m.state)
ORDER BY m.id;

-- name: LeftAfterOptingOut :many
SELECT m.id, s.at, CAST(c.opted_out_at AS timestamptz) AS opted_out_at FROM message AS m
JOIN message_step AS s ON s.message_id = m.id AND s.state = 'leaving'
JOIN candidate_message AS l ON l.message_id = m.id
JOIN candidate AS c ON c.id = l.candidate_id AND c.opted_out_at IS NOT NULL AND c.opted_out_at < s.at
WHERE m.channel = 'whatsapp' ORDER BY m.id;

-- name: CandidateMessagesAtOtherTimes :many
SELECT l.candidate_id, l.message_id FROM candidate_message AS l JOIN message AS m ON m.id = l.message_id
WHERE m.created_at <> l.created_at ORDER BY l.message_id;
