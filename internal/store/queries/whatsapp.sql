-- name: AddCampaignMessage :exec
INSERT INTO campaign_message (message_id, campaign, name, params, media_url, media_name, broadcast_id)
VALUES (@message_id, @campaign, @name, @params, @media_url, @media_name, @broadcast_id);

-- name: AddOpenedMessage :exec
INSERT INTO message (id, channel, state, to_list, cc_list, subject, html, plain, calendar, cause, cause_id, sender_id, reason, attempts, created_at)
VALUES (@id, @channel, 'opened', @to_list, '', @subject, '', @plain, '', @cause, @cause_id, @sender_id, '', 0, @created_at);
